package org.seichi.playout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.Position;

/**
 * Finds a move by playing games to the end: the first moves of each are chosen by what the games before it have shown, and
 * remembered in a tree (Kocsis and Szepesvari 2006); the rest is played as in a {@link Sample}. Points are counted as area.
 *
 * <p>The same position, candidates and number of games give the same answer everywhere: the seed is the position. Simple ko
 * is kept, superko is not known here. Takes some 50 microseconds a game on an empty board of 9x9, some 300 on 19x19, and
 * memory in proportion to the games. Not for several threads at a time.
 */
public final class PlayoutTree extends GameTree {
    private static final int AVERAGE_GAMES = 100;

    /**
     * How much of a result depends on the margin, beside that of the games before: who wins or loses anyway should still play
     * well.
     */
    private static final double MARGIN_SHARE = 0.1;

    private static final double WIDE_MARGIN = 60;

    private final Board geometry;
    private final int lead;
    private final long[] marginsAfter;
    private final int[] gamesAfter;
    private long margins;
    private int games;

    /**
     * A tree without games.
     *
     * @param position the position, with the player to move
     * @param last the last move, or {@link Board#NO_POINT}
     * @param candidates the moves that may be chosen, at least one, {@link Board#NO_POINT} for a pass, each with a prior value from
     *     0 to 1
     * @param lead what Black has beside the area, in half-points: the komi with the sign turned
     */
    public PlayoutTree(Position position, int last, Map<Integer, Double> candidates, int lead) {
        this(position, last, lead);
        setRoot(new TreeNode(
                candidates.keySet().stream().mapToInt(point -> point).toArray(),
                candidates.values().stream().mapToDouble(prior -> prior).toArray()));
    }

    /** The same with all moves that are not plainly bad as candidates. */
    public PlayoutTree(Position position, int last, int lead) {
        super(position, begin(position, last), 3 * position.board().size());
        geometry = position.board();
        this.lead = lead;
        marginsAfter = new long[geometry.arrayLength()];
        gamesAfter = new int[geometry.arrayLength()];
    }

    /** The candidates, the one with most games first. */
    public List<SampledMove> moves() {
        List<SampledMove> moves = new ArrayList<>();
        for (int move = 0; move < root().size(); move++) {
            moves.add(root().sampled(move));
        }
        moves.sort(Comparator.comparingInt(SampledMove::games)
                .thenComparing(SampledMove::share)
                .reversed()
                .thenComparing(SampledMove::point));
        return moves;
    }

    /**
     * What the games promise of each candidate, from 0 to 1: the share that the player to move wins, with its prior value, and with the
     * games in which he made the move at a later time.
     */
    public Map<Integer, Double> promises() {
        Map<Integer, Double> promises = new TreeMap<>();
        for (int move = 0; move < root().size(); move++) {
            promises.put(root().point(move), root().promise(move));
        }
        return promises;
    }

    /**
     * By how many points Black is ahead on the average of the games that began with a candidate, more than on that of all games. As
     * if {@value #AVERAGE_GAMES} games more had ended as all do, for few games say little.
     */
    public double gain(int point) {
        double usual = games == 0 ? 0 : (double) margins / games;
        return (marginsAfter[point] - usual * gamesAfter[point]) / 2 / (gamesAfter[point] + AVERAGE_GAMES);
    }

    @Override
    double result() {
        int margin = lead + 2 * area();
        double won = margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
        double usual = games == 0 ? margin : (double) margins / games;
        double wide = Math.max(-1, Math.min(1, (margin - usual) / WIDE_MARGIN));
        margins += margin;
        games++;
        marginsAfter[first()] += margin;
        gamesAfter[first()]++;
        return (1 - MARGIN_SHARE) * won + MARGIN_SHARE * (1 + wide) / 2;
    }

    /** Black's points less White's. */
    private int area() {
        int area = 0;
        for (int point = geometry.first(); point <= geometry.last(); point++) {
            area += board.owner(point);
        }
        return area;
    }
}
