package org.seichi.playout;

import java.util.List;
import org.seichi.board.Position;

/** Gives the priors of the moves of a position; the same for the same position. Must be thread-safe. */
@FunctionalInterface
public interface MoveGuide {
    /**
     * The moves of the player to move, with their priors.
     *
     * @param last the moves before the position, the latest first, {@link org.seichi.board.Board#NO_POINT} for a pass; may be empty
     */
    LikelyMoves of(Position position, List<Integer> last);
}
