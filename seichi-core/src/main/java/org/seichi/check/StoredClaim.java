package org.seichi.check;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A claim that some points belong to a player.
 *
 * @param color the player
 * @param kind what is claimed of the points
 * @param points the points
 */
public record StoredClaim(Color color, Kind kind, PointSet points) {
    /** What can be claimed of points. */
    public enum Kind {
        /** They are occupied by stones of the player that cannot be captured. */
        STONES,
        /** The opponent cannot live there. */
        TERRITORY,
        /** The opponent cannot live there, but the rules may not count it as territory. */
        EYE
    }
}
