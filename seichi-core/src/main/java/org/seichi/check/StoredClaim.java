package org.seichi.check;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * What is said to be a player's.
 *
 * @param color whose it is
 * @param kind what is said of the points
 * @param points the points
 */
public record StoredClaim(Color color, Kind kind, PointSet points) {
    /** What can be said of points. */
    public enum Kind {
        /** They hold stones of the player that are not captured. */
        STONES,
        /** The opponent cannot live there. */
        TERRITORY,
        /** The same, and the rules may not count it. */
        EYE
    }
}
