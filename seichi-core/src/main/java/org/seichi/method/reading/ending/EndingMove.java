package org.seichi.method.reading.ending;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;

/**
 * A move of the ending.
 *
 * @param player who plays
 * @param point where; {@link Board#NO_POINT} for a pass
 * @param attack what it meets, if it protects
 * @param line the moves of the attack, the attacker's first; empty without an attack
 */
public record EndingMove(Color player, int point, Optional<Attack> attack, List<Integer> line) {
    /** Whether no stone was played. */
    public boolean isPass() {
        return point == Board.NO_POINT;
    }
}
