package org.seichi.method.reading;

import java.util.List;
import java.util.function.Supplier;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;

/**
 * The endings of an assessed position, with either player to move. What was read for one of them is remembered for the
 * other.
 */
final class Endings {
    private final Ownership owners;
    private final SearchBoard board;
    private final EndingPlay play;
    private final List<Ko> kos;
    private final NodeCounter counter;

    Endings(Assessment judged, NodeCounter counter) {
        owners = Tally.ownership(judged, Rulesets.JAPANESE);
        board = new SearchBoard(judged.position());
        play = new EndingPlay(board, judged.stones(Status.DEAD), owners, counter);
        kos = judged.kos();
        this.counter = counter;
    }

    /** The ending as the record leaves it. */
    ReadEnding read() {
        return read(board.toMove(), play::play);
    }

    /** The same, invasions at the end prevented. */
    ReadEnding readToTheEnd() {
        Invasions invasions = new Invasions(board, owners, kos, counter);
        return read(board.toMove(), () -> play.playToTheEnd(invasions));
    }

    /** The ending if the other player moves first. */
    ReadEnding readTurned() {
        return read(board.toMove().opponent(), play::play);
    }

    private ReadEnding read(Color first, Supplier<List<EndingMove>> moving) {
        if (board.toMove() != first) {
            board.pass();
        }
        List<EndingMove> moves = moving.get();
        PointSet atStake = play.atStake();
        while (board.depth() > 0) {
            board.undo();
        }
        return ReadEnding.of(board.toPosition(), moves, owners, atStake);
    }
}
