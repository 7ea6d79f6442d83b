package org.seichi.method.reading.ending;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Ko;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.TranspositionTable;

/**
 * The fourth stage. In come what lives, whose the points are and the open kos; out goes how the ending is played, for
 * either player to move. Each ending is played once, and what was read for one player is remembered for the other.
 *
 * <p>Not for several threads at a time.
 */
public final class EndingReader {
    private final Ownership owners;
    private final SearchBoard board;
    private final EndingPlay play;
    private final List<Ko> kos;
    private final NodeCounter counter;
    private final Map<Color, PlayedEnding> known = new EnumMap<>(Color.class);

    /**
     * A reader for one position.
     *
     * @param life what lives; dead stones still stand
     * @param owners whose the points are where territory is counted
     * @param kos who wins them is settled before invasions are looked for
     * @param table shared by all searches of the position
     * @param counter bounds all reading
     */
    public EndingReader(
            LifeAndDeath life, Ownership owners, List<Ko> kos, TranspositionTable table, NodeCounter counter) {
        this.owners = owners;
        this.kos = kos;
        this.counter = counter;
        board = new SearchBoard(life.position());
        play = new EndingPlay(board, life.stones(Status.DEAD), owners, table, counter);
    }

    /** The ending with a player to move first, without a look for invasions. */
    public PlayedEnding read(Color first) {
        return known.computeIfAbsent(first, player -> {
            turn(player);
            return ended(play.play());
        });
    }

    /** The same, invasions at the end prevented. */
    public PlayedEnding readToTheEnd(Color first) {
        PlayedEnding usual = read(first);
        turn(first);
        usual.line().moves().forEach(this::replay);
        EndingLine line = play.prevent(usual.line(), new Invasions(board, owners, kos, counter));
        if (line.equals(usual.line())) {
            takeBack();
            return usual;
        }
        return ended(line);
    }

    /** How many endings have been played. */
    public int played() {
        return known.size();
    }

    private void turn(Color first) {
        if (board.toMove() != first) {
            board.pass();
        }
    }

    private void replay(EndingMove move) {
        if (move.isPass()) {
            board.pass();
        } else {
            board.play(move.point());
        }
    }

    /** What a line has come to; the board is left as the record has it. */
    private PlayedEnding ended(EndingLine line) {
        PointSet atStake = play.atStake();
        for (int move = 0; move < line.moves().size(); move++) {
            board.undo();
        }
        PlayedEnding ending = new PlayedEnding(board.toPosition(), owners, line, atStake);
        takeBack();
        return ending;
    }

    private void takeBack() {
        while (board.depth() > 0) {
            board.undo();
        }
    }
}
