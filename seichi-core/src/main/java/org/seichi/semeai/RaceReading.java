package org.seichi.semeai;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Value;

/**
 * A race and how it ends.
 *
 * @param race the race
 * @param blackFirst the outcome if Black moves first
 * @param whiteFirst the outcome if White moves first
 * @param isCounted whether counting has decided it; otherwise search has
 * @param value its value where territory is counted; empty if it is not simple or too large
 */
public record RaceReading(
        Race race, RaceOutcome blackFirst, RaceOutcome whiteFirst, boolean isCounted, Optional<Value> value) {
    /** The outcome with a player moving first. */
    public RaceOutcome first(Color player) {
        return player == Color.BLACK ? blackFirst : whiteFirst;
    }

    /** Whether it ends in the same way whoever moves first, and it is known how. */
    public boolean isDecided() {
        return blackFirst == whiteFirst && blackFirst != RaceOutcome.UNKNOWN;
    }
}
