package org.seichi.semeai;

import org.seichi.board.Color;

/**
 * The outcomes of a race for either first player.
 *
 * @param blackFirst the outcome if Black moves first
 * @param whiteFirst the outcome if White moves first
 */
public record RaceEnds(RaceOutcome blackFirst, RaceOutcome whiteFirst) {
    /** The outcome with a player moving first. */
    public RaceOutcome first(Color player) {
        return player == Color.BLACK ? blackFirst : whiteFirst;
    }
}
