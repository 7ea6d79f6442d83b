package org.seichi.playout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.seichi.board.Board;
import org.seichi.board.Cancellation;
import org.seichi.board.Position;
import org.seichi.board.Zobrist;

/**
 * A Monte Carlo tree search guided by priors: in every position the likely moves are tried first and most, until results say otherwise
 * (Rosin 2011; Silver and others 2016). Points are counted as area. The tree can be kept while the game goes on.
 *
 * <p>Playouts run {@value #TOGETHER} at a time, each with random numbers of its own, and their results are backed up in turn: the same
 * calls in the same order get the same answers everywhere, in whatever order playouts are run. Simple ko is observed, superko is not. Takes
 * memory in proportion to the playouts. Not thread-safe.
 */
public final class GuidedTree {
    private static final int TOGETHER = 8;

    /** Share of a result that depends on the margin, beside the mean one so far: who wins or loses anyway should still play well. */
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
     * Makes a tree without playouts.
     *
     * @param position the position, with the player to move
     * @param last the moves before it, the latest first, {@link Board#NO_POINT} for a pass; may be empty
     * @param lead what is added to Black's lead in area, in half-points: the komi with the sign turned
     * @param order gives the priors of moves
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

    /** The position at the root. */
    public Position position() {
        return root.position();
    }

    /** Whether a move is among those of the root. */
    public boolean knows(int point) {
        return root.at(point) >= 0;
    }

    /** Makes the position after a move of the root the new root, with the playouts that went there. */
    public void follow(int point) {
        int move = root.at(point);
        begin(root.after(move) == null ? root.opened(move, order) : root.after(move));
    }

    /**
     * Runs playouts until the root has a given number; fewer if the rest could not change which move has the most.
     *
     * @param all number of playouts, including those that came here before
     * @param runner runs independent playouts
     */
    public void play(int all, JobRunner runner) {
        play(all, runner, () -> false);
    }

    /**
     * Runs playouts as {@link #play(int, JobRunner)} does, but ends early, with those that are done, once nobody waits for more.
     *
     * @param all number of playouts, including those that came here before
     * @param runner runs independent playouts
     * @param enough tells whether to end; asked before every {@value #TOGETHER} playouts
     */
    public void play(int all, JobRunner runner, BooleanSupplier enough) {
        while (root.games() < all && root.lead() <= all - root.games() && !enough.getAsBoolean()) {
            Cancellation.check();
            int together = Math.min(TOGETHER, all - root.games());
            for (int slot = 0; slot < together; slot++) {
                slots[slot].descend(root);
            }
            runner.run(together, slot -> slots[slot].finish(start, order));
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

    /** Number of playouts of the root. */
    public int games() {
        return root.games();
    }

    /** The prior of a move of the root, 0 to 1. */
    public double likely(int point) {
        return root.likely(root.at(point));
    }

    /** The moves of the root, the one with the most playouts first. */
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
     * By how many points Black's mean lead in the playouts that began with a move exceeds that of all playouts; shrunk by
     * {@value #AVERAGE_GAMES} virtual playouts that end as all do, for few playouts say little.
     */
    public double gain(int point) {
        double usual = games == 0 ? 0 : (double) margins / games;
        return (marginsAfter[point] - usual * gamesAfter[point]) / 2 / (gamesAfter[point] + AVERAGE_GAMES);
    }
}
