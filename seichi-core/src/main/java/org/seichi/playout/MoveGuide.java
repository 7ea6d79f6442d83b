package org.seichi.playout;

import java.util.List;
import org.seichi.board.Position;

/** Says at first sight which moves of a position are likely; the same for the same position. Asked by several threads at a time. */
@FunctionalInterface
public interface MoveGuide {
    /**
     * The moves of the player to move.
     *
     * @param last the moves before the position, the latest first, {@link org.seichi.board.Board#NO_POINT} for a pass; may be empty
     */
    LikelyMoves of(Position position, List<Integer> last);
}
