package org.seichi.semeai;

import java.util.function.Function;
import org.seichi.board.Color;

/**
 * The outcomes of a race for either first player.
 *
 * @param blackFirst the outcome if Black moves first
 * @param whiteFirst the outcome if White moves first
 */
public record RaceEnds(RaceOutcome blackFirst, RaceOutcome whiteFirst) {
    /** The outcomes that a function gives for each first player. */
    static RaceEnds of(Function<Color, RaceOutcome> outcome) {
        return new RaceEnds(outcome.apply(Color.BLACK), outcome.apply(Color.WHITE));
    }

    /** The outcome with a player moving first. */
    public RaceOutcome first(Color player) {
        return player == Color.BLACK ? blackFirst : whiteFirst;
    }
}
