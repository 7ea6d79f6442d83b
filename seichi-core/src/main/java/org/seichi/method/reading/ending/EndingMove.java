package org.seichi.method.reading.ending;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;

/**
 * A move of the ending.
 *
 * @param player who plays
 * @param point where; {@link Board#NO_POINT} for a pass
 * @param attack the attack that the move prevents, if it is protective
 */
public record EndingMove(Color player, int point, Optional<Attack> attack) {
    /** Whether the move is a pass. */
    public boolean isPass() {
        return point == Board.NO_POINT;
    }
}
