package org.seichi.score;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Whose each point is. Every point of the board is in exactly one of {@code black}, {@code white} and {@code neutral}.
 *
 * @param black Black's standing stones and surrounded points, those under dead white stones included
 * @param white the same for White
 * @param neutral points of nobody
 * @param seki stones in seki, and the empty points at them that are not anybody's because of it
 */
public record Ownership(PointSet black, PointSet white, PointSet neutral, PointSet seki) {
    /** The points of a player. */
    public PointSet of(Color player) {
        return player == Color.BLACK ? black : white;
    }

    /** The content code of the player whose a point is; {@link Stones#EMPTY} if it is nobody's. */
    public int codeAt(int point) {
        return black.contains(point) ? Stones.BLACK : white.contains(point) ? Stones.WHITE : Stones.EMPTY;
    }
}
