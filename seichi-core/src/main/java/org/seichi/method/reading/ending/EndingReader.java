package org.seichi.method.reading.ending;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Scoring;
import org.seichi.score.Ko;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.TranspositionTable;

/**
 * The fourth stage: plays out the ending with either player to move first, given which chains live, who owns each point, and
 * the open kos. Each ending is played once, and both share what has been read. All sixteen views of a position get the same
 * ending.
 *
 * <p>Not thread-safe.
 */
public final class EndingReader {
    private final Position start;
    private final Ownership owners;
    private final Orientation view;
    private final Ownership seenOwners;
    private final SearchBoard board;
    private final EndingPlay play;
    private final List<Ko> kos;
    private final ChangedFates fates;
    private final NodeCounter counter;
    private final Map<Color, EndingLine> lines = new EnumMap<>(Color.class);
    private final Map<Color, PlayedEnding> known = new EnumMap<>(Color.class);

    /**
     * A reader for one position.
     *
     * @param life the fate of each chain; dead stones are still on the board
     * @param owners the owner of each point under territory scoring
     * @param kos open kos; their winners fill or take them before invasions are looked for
     * @param lastMove the last move of the record, or {@link Board#NO_POINT}: nobody has had the chance to answer it
     * @param fates finds the stones that have another fate once the ending is played
     * @param table shared by all searches of the position
     * @param counter bounds all reading
     */
    public EndingReader(
            LifeAndDeath life,
            Ownership owners,
            List<Ko> kos,
            int lastMove,
            ChangedFates fates,
            TranspositionTable table,
            NodeCounter counter) {
        this.start = life.position();
        this.owners = owners;
        this.fates = fates;
        this.counter = counter;
        this.view = Orientation.inPlay(start);
        EndingView seen = new EndingView(view);
        this.kos = seen.kos(kos);
        seenOwners = owners.seen(view);
        board = new SearchBoard(view.seen(start));
        play = new EndingPlay(
                board, view.seen(life.stones(Status.DEAD)), seenOwners, view.seen(lastMove), table, counter);
    }

    /** The ending with the given player to move first, without looking for invasions. */
    public PlayedEnding read(Color first) {
        return known.computeIfAbsent(first, player -> {
            turn(player);
            EndingLine line = play.play();
            lines.put(player, line);
            return ended(player, line, PointSet.empty(board.board()));
        });
    }

    /** The same, with the moves that prevent invasions at the end. */
    public PlayedEnding readToTheEnd(Color first, Scoring scoring) {
        PlayedEnding usual = read(first);
        EndingLine played = lines.get(first);
        turn(first);
        Invasions invasions = new Invasions(board, seenOwners, scoring, kos, later -> fates.in(later, view), counter);
        EndingLine line = play.prevent(played, invasions);
        if (line.equals(played) && invasions.unprevented().isEmpty()) {
            board.undoTo(0);
            return usual;
        }
        return ended(first, line, invasions.unprevented());
    }

    /** Number of endings that have been played. */
    public int played() {
        return known.size();
    }

    private void turn(Color first) {
        if (board.toMove() != view.seen(first)) {
            board.pass();
        }
    }

    /**
     * The ending that was just played, on the board of the record; takes back its moves on the board of the view.
     *
     * @param lost stones, on the board of the view, that the search for invasions finds at stake
     */
    private PlayedEnding ended(Color first, EndingLine line, PointSet lost) {
        PointSet atStake = view.origin(play.atStake().union(lost));
        PointSet black = view.origin(play.enclosedBy(view.seen(Color.BLACK)));
        PointSet white = view.origin(play.enclosedBy(view.seen(Color.WHITE)));
        Leanings enclosed = new Leanings(black, white, PointSet.empty(start.board()));
        board.undoTo(0);
        Position from = start.toMove() == first ? start : start.pass();
        return new PlayedEnding(from, owners, new EndingView(view).back(line), enclosed, atStake);
    }
}
