package org.seichi.endgame;

import org.seichi.board.Board;
import org.seichi.search.Solution;

/**
 * What an area comes to if both players play there in turn, one of them first: points for Black, territory and prisoners.
 *
 * @param least what Black gets at the least, if White wins every ko
 * @param most what Black gets at the most, if Black wins every ko
 * @param move a move with which the player who moves first gets that much: {@link Board#NO_POINT} for a pass,
 *     {@link Solution#NO_MOVE} if there is nothing to play for or nothing is known
 */
public record Stop(int least, int most, int move) {
    /** Whether the score is known, and does not depend on a ko. */
    public boolean isExact() {
        return least == most;
    }

    /** The sum with a score that is known. */
    Stop plus(int points) {
        return new Stop(least + points, most + points, move);
    }
}
