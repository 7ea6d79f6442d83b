package org.seichi.endgame;

import org.seichi.board.Board;
import org.seichi.search.Solution;

/**
 * The score of one or more areas under alternating play with a given first player: points for Black, territory and prisoners.
 *
 * @param least Black's minimum score, if White wins every ko
 * @param most Black's maximum score, if Black wins every ko
 * @param move a move with which the first player achieves this: {@link Board#NO_POINT} for a pass, {@link Solution#NO_MOVE}
 *     if there is nothing to play for or nothing is known
 */
public record Stop(int least, int most, int move) {
    /** Whether the score is known and does not depend on a ko. */
    public boolean isExact() {
        return least == most;
    }

    /** The sum with a known score. */
    Stop plus(int points) {
        return new Stop(least + points, most + points, move);
    }
}
