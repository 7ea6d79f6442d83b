package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Exceptions to the rule that an empty region belongs to the color that surrounds it.
 *
 * @param black points counted for Black although their region touches living stones of both colors, because the border between
 *     the territories is not sealed
 * @param white the same for White
 * @param falseEyes points that count for nobody under territory rules although one color surrounds them, because their owner
 *     will have to fill them; used where a position is counted as it stands
 */
public record Leanings(PointSet black, PointSet white, PointSet falseEyes) {
    /** No exceptions. */
    public static Leanings none(Board board) {
        PointSet none = PointSet.empty(board);
        return new Leanings(none, none, none);
    }

    /** The points of open regions that are counted for the player. */
    public PointSet of(Color player) {
        return player == Color.BLACK ? black : white;
    }

    /** The same with more false eyes. */
    public Leanings withFalseEyes(PointSet more) {
        return more.isEmpty() ? this : new Leanings(black, white, falseEyes.union(more));
    }
}
