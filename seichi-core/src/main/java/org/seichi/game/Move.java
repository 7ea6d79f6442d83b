package org.seichi.game;

import org.seichi.board.Board;
import org.seichi.board.Color;

/**
 * A move or a pass.
 *
 * @param color the player
 * @param point the point, {@link Board#NO_POINT} for a pass
 * @param line line in the record, from 1; 0 if unknown
 * @param column column in the record, from 1; 0 if unknown
 */
public record Move(Color color, int point, int line, int column) implements Step {
    /** Whether this is a pass. */
    public boolean isPass() {
        return point == Board.NO_POINT;
    }
}
