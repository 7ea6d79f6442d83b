package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * How many moves the owner of a chain may leave unanswered before it is captured: its omission number (Tajima and Sanechika; Mueller,
 * section 5.4). With 0 it is captured at once if the opponent is to move; with 1 two moves in a row capture it, such as the winner of a ko
 * gets, so each of those first moves is a ko threat.
 *
 * @param owner the color of the chain
 * @param stones the chain
 * @param number 0 or 1; chains that may be left alone longer are not listed
 * @param moves the opponent's first moves
 */
public record Omission(Color owner, PointSet stones, int number, PointSet moves) {
    /** What the opponent gains by the capture, in points: two for each stone. */
    public int worth() {
        return 2 * stones.size();
    }
}
