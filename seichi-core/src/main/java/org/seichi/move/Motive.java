package org.seichi.move;

import org.seichi.board.PointSet;

/**
 * One reason for a move.
 *
 * @param kind what it is for
 * @param text a short description for people
 * @param source what found it: the name of a pattern, or a rule
 * @param points the stones concerned
 * @param worth the rough value of the move for this reason
 * @param reply the opponent's best move in its place, which may be the same point
 */
public record Motive(MotiveKind kind, String text, String source, PointSet points, Worth worth, int reply) {
    /** The same motive with another worth. */
    Motive worth(Worth other) {
        return new Motive(kind, text, source, points, other, reply);
    }

    /**
     * The worth by which the move is ordered among others. Of a double threat it is no more than a point for each of the stones threatened:
     * the weights of the order were fitted on stones, and territory does not make such a move more likely.
     */
    Worth ordering() {
        if (kind != MotiveKind.DOUBLE_THREAT) {
            return worth;
        }
        return new Worth(Math.min(worth.min(), points.size()), Math.min(worth.max(), points.size()));
    }
}
