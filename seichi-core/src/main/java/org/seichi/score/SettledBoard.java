package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * The board as it is counted by territory: teire filled, last kos won, and dead stones taken off, except those that stay in the
 * eyes of a seki. No two of the four sets have a point in common; a point in none of them belongs to nobody.
 *
 * @param board the board
 * @param black Black's stones
 * @param white White's stones
 * @param blackTerritory the empty points that count for Black
 * @param whiteTerritory the empty points that count for White
 */
public record SettledBoard(
        Board board, PointSet black, PointSet white, PointSet blackTerritory, PointSet whiteTerritory) {
    /** A player's stones. */
    public PointSet stones(Color player) {
        return player == Color.BLACK ? black : white;
    }

    /** The empty points that count for a player. */
    public PointSet territory(Color player) {
        return player == Color.BLACK ? blackTerritory : whiteTerritory;
    }
}
