package org.seichi.score;

import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The owner of each point. Every point of the board is in exactly one of {@code black}, {@code white} and {@code neutral}.
 *
 * @param black Black's stones that stay on the board and the points they surround, including those under dead white stones
 * @param white the same for White
 * @param neutral points that belong to nobody
 * @param seki stones in seki, and the adjacent empty points that belong to nobody because of the seki
 */
public record Ownership(PointSet black, PointSet white, PointSet neutral, PointSet seki) {
    /** The points that belong to the player. */
    public PointSet of(Color player) {
        return player == Color.BLACK ? black : white;
    }

    /** The neutral points other than those that a seki leaves empty. */
    public PointSet dame() {
        return neutral.minus(seki);
    }

    /** The same owners as a view shows them. */
    public Ownership seen(Orientation view) {
        return new Ownership(
                view.seen(of(view.seen(Color.BLACK))),
                view.seen(of(view.seen(Color.WHITE))),
                view.seen(neutral),
                view.seen(seki));
    }

    /** The color code of a point's owner; {@link Stones#EMPTY} if it belongs to nobody. */
    public int codeAt(int point) {
        return black.contains(point) ? Stones.BLACK : white.contains(point) ? Stones.WHITE : Stones.EMPTY;
    }
}
