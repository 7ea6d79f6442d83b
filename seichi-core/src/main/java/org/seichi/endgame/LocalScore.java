package org.seichi.endgame;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * The score of an area under alternating play with passes, for either first player. Territory counting.
 *
 * @param area its points
 * @param blackFirst the score if Black moves first
 * @param whiteFirst the score if White moves first
 * @param nodes number of positions visited to find it
 */
public record LocalScore(PointSet area, Stop blackFirst, Stop whiteFirst, long nodes) {
    /** The score with a player moving first. */
    public Stop first(Color player) {
        return player == Color.BLACK ? blackFirst : whiteFirst;
    }

    /** Whether both scores are known and equal: nobody gains by moving first. */
    public boolean isQuiet() {
        return isExact() && blackFirst.least() == whiteFirst.least();
    }

    /** Whether both scores are known and do not depend on a ko. */
    public boolean isExact() {
        return blackFirst.isExact() && whiteFirst.isExact();
    }
}
