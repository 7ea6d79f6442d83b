package org.seichi.method.reading.ending;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ko;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.TranspositionTable;

/**
 * The fourth stage. In come what lives, whose the points are and the open kos; out goes how the ending is played, for
 * either player to move. Each ending is played once, and what was read for one player is remembered for the other. It is
 * played in the view of the position that is the same for all sixteen, so that no way to lay the board changes it.
 *
 * <p>Not for several threads at a time.
 */
public final class EndingReader {
    private final Position start;
    private final Ownership owners;
    private final Orientation view;
    private final Ownership seenOwners;
    private final SearchBoard board;
    private final EndingPlay play;
    private final List<Ko> kos;
    private final NodeCounter counter;
    private final Map<Color, EndingLine> lines = new EnumMap<>(Color.class);
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
        this.start = life.position();
        this.owners = owners;
        this.counter = counter;
        this.view = Orientation.inPlay(start);
        SeenEnding seen = new SeenEnding(view);
        this.kos = seen.kos(kos);
        seenOwners = seen.owners(owners);
        board = new SearchBoard(view.seen(start));
        play = new EndingPlay(board, view.seen(life.stones(Status.DEAD)), seenOwners, table, counter);
    }

    /** The ending with a player to move first, without a look for invasions. */
    public PlayedEnding read(Color first) {
        return known.computeIfAbsent(first, player -> {
            turn(player);
            EndingLine line = play.play();
            lines.put(player, line);
            return ended(player, line);
        });
    }

    /** The same, invasions at the end prevented. */
    public PlayedEnding readToTheEnd(Color first) {
        PlayedEnding usual = read(first);
        EndingLine played = lines.get(first);
        turn(first);
        played.moves().forEach(this::replay);
        Optional<EndingLine> line = play.prevent(played, new Invasions(board, seenOwners, kos, counter));
        if (line.isEmpty() || line.get().equals(played)) {
            takeBack();
            return usual;
        }
        return ended(first, line.get());
    }

    /** How many endings have been played. */
    public int played() {
        return known.size();
    }

    private void turn(Color first) {
        if (board.toMove() != view.seen(first)) {
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

    /** What a line has come to, on the board of the record; that of the play is left as it was. */
    private PlayedEnding ended(Color first, EndingLine line) {
        PointSet atStake = view.origin(play.atStake());
        takeBack();
        Position from = start.toMove() == first ? start : start.pass();
        return new PlayedEnding(from, owners, new SeenEnding(view).back(line), atStake);
    }

    private void takeBack() {
        while (board.depth() > 0) {
            board.undo();
        }
    }
}
