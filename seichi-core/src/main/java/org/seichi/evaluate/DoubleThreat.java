package org.seichi.evaluate;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A move that threatens two regions at once, each of which would be safe by itself (Mueller, section 5.3, figure 13).
 *
 * @param player who threatens
 * @param move the move
 * @param rescued the stones that it connects to, group by group: one of them will get out
 */
public record DoubleThreat(Color player, int move, List<PointSet> rescued) {
    /** Keeps an immutable copy. */
    public DoubleThreat {
        rescued = List.copyOf(rescued);
    }
}
