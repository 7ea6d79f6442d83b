package org.seichi.playout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Cancellation;
import org.seichi.board.Position;
import org.seichi.board.Zobrist;

/**
 * Finds a move by playing games to the end in a tree that an order of moves guides: in every position of it the likely moves are tried
 * first and most, until games say otherwise (Rosin 2011; Silver and others 2016). Points are counted as area. The tree can be kept
 * while the game goes on.
 *
 * <p>Games are played by {@value #TOGETHER} at a time, each with random numbers of its own, and what they came to is taken down in
 * turn: the same questions in the same order get the same answers everywhere, whoever plays the games. Simple ko is kept, superko is not
 * known here. Takes memory in proportion to the games. Not to be asked by several threads at a time.
 */
public final class GuidedTree {
    private static final int TOGETHER = 8;

    /**
     * How much of a result depends on the margin, beside that of the games before: who wins or loses anyway should still play
     * well.
     */
    private static final double MARGIN_SHARE = 0.1;

    private static final double WIDE_MARGIN = 60;
    private static final int AVERAGE_GAMES = 100;

    private final MoveGuide order;
    private final int lead;
    private final GuidedGame[] slots = new GuidedGame[TOGETHER];
    private final long[] marginsAfter;
    private final int[] gamesAfter;
    private long margins;
    private int games;
    private GuidedNode root;
    private PlayoutBoard start;

    /**
     * A tree without games.
     *
     * @param position the position, with the player to move
     * @param last the moves before it, the latest first, {@link Board#NO_POINT} for a pass; may be empty
     * @param lead what Black has beside the area, in half-points: the komi with the sign turned
     * @param order which moves are likely
     */
    public GuidedTree(Position position, List<Integer> last, int lead, MoveGuide order) {
        this.order = order;
        this.lead = lead;
        Board geometry = position.board();
        for (int slot = 0; slot < TOGETHER; slot++) {
            slots[slot] = new GuidedGame(geometry, Zobrist.mix(position.hash() + slot));
        }
        marginsAfter = new long[geometry.arrayLength()];
        gamesAfter = new int[geometry.arrayLength()];
        begin(new GuidedNode(position, last, order));
    }

    private void begin(GuidedNode node) {
        root = node;
        int before = node.last().isEmpty() ? Board.NO_POINT : node.last().get(0);
        start = GameTree.begin(node.position(), before);
        Arrays.fill(marginsAfter, 0);
        Arrays.fill(gamesAfter, 0);
        margins = 0;
        games = 0;
    }

    /** The position that is thought about. */
    public Position position() {
        return root.position();
    }

    /** The last moves before it, the latest first; three at most. */
    public List<Integer> last() {
        return root.last();
    }

    /** Whether a move is among those that are thought of. */
    public boolean knows(int point) {
        return root.at(point) >= 0;
    }

    /** Goes on to the position after a move that is known, with the games that were played from there. */
    public void follow(int point) {
        int move = root.at(point);
        begin(root.after(move) == null ? root.opened(move, order) : root.after(move));
    }

    /**
     * Plays games until a number of them has come to the position; fewer if the others could not change which move has most.
     *
     * @param all number of games, those that were played before among them
     * @param crew plays games that do not hang on each other
     */
    public void play(int all, Crew crew) {
        while (root.games() < all && root.lead() <= all - root.games()) {
            Cancellation.check();
            int together = Math.min(TOGETHER, all - root.games());
            for (int slot = 0; slot < together; slot++) {
                slots[slot].descend(root);
            }
            crew.run(together, slot -> slots[slot].finish(start, order));
            for (int slot = 0; slot < together; slot++) {
                slots[slot].remember(result(slots[slot]));
            }
        }
    }

    private double result(GuidedGame game) {
        int margin = lead + 2 * game.area();
        double won = margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
        double usual = games == 0 ? margin : (double) margins / games;
        double wide = Math.max(-1, Math.min(1, (margin - usual) / WIDE_MARGIN));
        margins += margin;
        games++;
        marginsAfter[game.first()] += margin;
        gamesAfter[game.first()]++;
        return (1 - MARGIN_SHARE) * won + MARGIN_SHARE * (1 + wide) / 2;
    }

    /** The share of the games that the player to move has won; margins count a little too. */
    public double share() {
        return root.share();
    }

    /** The mean lead of Black in the games, in points. */
    public double mean() {
        return games == 0 ? 0 : margins / 2.0 / games;
    }

    /** Number of games that came to the position. */
    public int games() {
        return root.games();
    }

    /** How likely a move was at first sight, 0 to 1. */
    public double likely(int point) {
        return root.likely(root.at(point));
    }

    /** The moves that are thought of, the one with most games first. */
    public List<SampledMove> moves() {
        List<SampledMove> moves = new ArrayList<>();
        for (int move = 0; move < root.size(); move++) {
            moves.add(root.sampled(move));
        }
        moves.sort(Comparator.comparingInt(SampledMove::games)
                .thenComparing(SampledMove::share)
                .reversed()
                .thenComparing(SampledMove::point));
        return moves;
    }

    /**
     * By how many points Black is ahead on the average of the games that began with a move, more than on that of all games. As if
     * {@value #AVERAGE_GAMES} games more had ended as all do, for few games say little.
     */
    public double gain(int point) {
        double usual = games == 0 ? 0 : (double) margins / games;
        return (marginsAfter[point] - usual * gamesAfter[point]) / 2 / (gamesAfter[point] + AVERAGE_GAMES);
    }
}
