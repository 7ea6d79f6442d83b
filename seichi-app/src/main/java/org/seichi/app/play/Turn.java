package org.seichi.app.play;

import java.util.List;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.Position;

/**
 * A player's turn: the position and what is known of the game so far.
 *
 * @param position the position, with the player to move
 * @param last the moves before it, the latest first, {@link Board#NO_POINT} for a pass; may be empty
 * @param moves number of moves so far
 * @param legal whether the rules allow a move on a point, superko included
 */
public record Turn(Position position, List<Integer> last, int moves, IntPredicate legal) {
    /** Keeps an immutable copy. */
    public Turn {
        last = List.copyOf(last);
    }
}
