package org.seichi.zone;

import org.seichi.board.Board;

/**
 * Which answers to a move have worked in a search so far, wherever else the boards differed: a history of moves (Schaeffer
 * 1989) kept for each move that is answered. It decides nothing but the order.
 *
 * <p>A weight goes an eighth of the way to the top when its answer works, and loses a part of 32 when another one does.
 */
final class ReplyHistory {
    /** How many points of urgency an answer gains that has always worked. */
    static final int MOST = 40;

    private static final int TOP = 1 << 14;
    private static final int GAIN_BITS = 3;
    private static final int LOSS_BITS = 5;

    /** By player, answered move (no point for a pass) and answer; rows come into being when they are written. */
    private final int[][][] weights;

    private final int length;

    /** Nothing has worked yet. */
    ReplyHistory(Board board) {
        length = board.arrayLength();
        weights = new int[2][length][];
    }

    /** How much more urgent an answer is, in points of {@link Urgency}. */
    int of(boolean prover, int last, int move) {
        int[] row = weights[prover ? 1 : 0][last];
        return row == null ? 0 : MOST * row[move] / TOP;
    }

    /** An answer has worked. */
    void works(boolean prover, int last, int move) {
        int[] row = row(prover, last);
        row[move] += (TOP - row[move]) >> GAIN_BITS;
    }

    /** Another answer than this one has worked. */
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
