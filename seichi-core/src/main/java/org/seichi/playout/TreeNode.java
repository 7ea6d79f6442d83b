package org.seichi.playout;

import java.util.ArrayList;
import java.util.List;

/** A node of a {@link GameTree}: the moves of a position with their prior values. */
final class TreeNode extends TriedMoves {
    /** Number of virtual playouts that a prior value counts as. */
    private static final int PRIOR_GAMES = 12;

    /** From about this number of playouts on, a move's own count more than those in which it came later. */
    private static final double TRUST = 1500;

    private static final double CURIOSITY = 0.05;

    private final double[] priors;
    private final TreeNode[] after;
    private int total;

    /**
     * Makes a node without playouts.
     *
     * @param points the moves, at least one
     * @param priors the prior value of each, 0 to 1
     */
    TreeNode(int[] points, double[] priors) {
        super(points);
        this.priors = priors;
        after = new TreeNode[points.length];
    }

    /** The move with the most playouts, the first of several. */
    int mostTried() {
        int best = 0;
        for (int move = 1; move < games.length; move++) {
            best = games[move] > games[best] ? move : best;
        }
        return best;
    }

    /**
     * The principal variation from here: the moves with the most playouts; at least one move.
     *
     * @param least number of playouts of a position from which on its most played move is included
     */
    List<SampledMove> line(int least) {
        List<SampledMove> line = new ArrayList<>();
        TreeNode node = this;
        int reached = Integer.MAX_VALUE;
        while (node != null && reached >= least) {
            int most = node.mostTried();
            line.add(node.sampled(most));
            reached = node.games(most);
            node = node.after(most);
        }
        return line;
    }

    /** The node after a move; null if it has not been opened. */
    TreeNode after(int move) {
        return after[move];
    }

    /** Stores the node after a move. */
    void open(int move, TreeNode node) {
        after[move] = node;
    }

    /** The number of playouts and the mean result of a move; the prior value if there are no playouts. */
    SampledMove sampled(int move) {
        double share = games[move] == 0 ? priors[move] : won[move] / games[move];
        return new SampledMove(points[move], games[move], share);
    }

    /** Selects the move to try next. */
    int select() {
        double logarithm = StrictMath.log(total + 1.0);
        int best = 0;
        double most = -1;
        for (int move = 0; move < points.length; move++) {
            double value = promise(move) + CURIOSITY * Math.sqrt(logarithm / (games[move] + PRIOR_GAMES));
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    /** The expected result of a move: its own playouts and prior blended with those in which it was made later. */
    private double promise(int move) {
        double own = games[move] + PRIOR_GAMES;
        return blended(move, (won[move] + PRIOR_GAMES * priors[move]) / own, own, TRUST);
    }

    /** Records the result of a playout that began with a move. */
    void count(int move, double result) {
        total++;
        games[move]++;
        won[move] += result;
    }
}
