package org.seichi.zone;

import org.seichi.board.Board;

/**
 * A history heuristic (Schaeffer 1989) kept separately for each move that is answered: which answers have worked so far in a
 * search, in whatever positions. It affects only the order of moves.
 *
 * <p>A weight moves an eighth of the way to the maximum when its answer works, and loses 1/32 when another one does.
 */
final class ReplyHistory {
    /** Bonus, in points of urgency, of an answer that has always worked. */
    static final int MOST = 40;

    private static final int TOP = 1 << 14;
    private static final int GAIN_BITS = 3;
    private static final int LOSS_BITS = 5;

    /** Weights by player, answered move (no point for a pass) and answer; rows are created when first written. */
    private final int[][][] weights;

    private final int length;

    /** Creates an empty history. */
    ReplyHistory(Board board) {
        length = board.arrayLength();
        weights = new int[2][length][];
    }

    /** Returns the bonus of an answer, in points of {@link Urgency}. */
    int of(boolean prover, int last, int move) {
        int[] row = weights[prover ? 1 : 0][last];
        return row == null ? 0 : MOST * row[move] / TOP;
    }

    /** Records that an answer has worked. */
    void works(boolean prover, int last, int move) {
        int[] row = row(prover, last);
        row[move] += (TOP - row[move]) >> GAIN_BITS;
    }

    /** Records that another answer than this one has worked. */
    void fades(boolean prover, int last, int move) {
        int[] row = row(prover, last);
        row[move] -= row[move] >> LOSS_BITS;
    }

    private int[] row(boolean prover, int last) {
        int[][] rows = weights[prover ? 1 : 0];
        if (rows[last] == null) {
            rows[last] = new int[length];
        }
        return rows[last];
    }
}
