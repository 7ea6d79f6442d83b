package org.seichi.game;

import org.seichi.board.Board;
import org.seichi.board.Position;

/**
 * The position in which a record ends, the input of a scoring method. It contains nothing of the recorded result.
 *
 * @param position the stones, the player to move and the prisoners captured so far
 * @param ending how the record ends
 * @param lastMove the point of the last move; {@link Board#NO_POINT} if there is none, or if it is a pass or a setup followed it
 */
public record FinalPosition(Position position, Ending ending, int lastMove) {
    /** A position without a known last move. */
    public FinalPosition(Position position, Ending ending) {
        this(position, ending, Board.NO_POINT);
    }
}
