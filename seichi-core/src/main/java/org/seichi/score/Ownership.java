package org.seichi.score;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The owner of each point. Every point of the board is in exactly one of {@code black}, {@code white} and {@code neutral}.
 *
 * @param black Black's standing stones and surrounded points, including those under dead white stones
 * @param white the same for White
 * @param neutral points of nobody
 * @param seki stones in seki, and the empty points beside them that belong to nobody because of it
 */
public record Ownership(PointSet black, PointSet white, PointSet neutral, PointSet seki) {
    /** The points of a player. */
    public PointSet of(Color player) {
        return player == Color.BLACK ? black : white;
    }

    /** The content code of a point's owner; {@link Stones#EMPTY} if it belongs to nobody. */
    public int codeAt(int point) {
        return black.contains(point) ? Stones.BLACK : white.contains(point) ? Stones.WHITE : Stones.EMPTY;
    }
}
