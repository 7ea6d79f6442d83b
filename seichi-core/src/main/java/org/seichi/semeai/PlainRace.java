package org.seichi.semeai;

import java.util.Optional;
import org.seichi.board.Color;

/**
 * Decides plain races without search of the board: by counting where that is exact ({@link StaticRace}), otherwise by playing out the
 * liberties and the eyes with all moves.
 */
public final class PlainRace {
    private PlainRace() {}

    /** Who captures whose chain, for either first player; empty if the race is not plain or has too many liberties. */
    public static Optional<RaceEnds> ends(Race race) {
        if (race.isSimple()) {
            return Optional.of(RaceEnds.of(first -> StaticRace.outcome(race, first)));
        }
        RaceEnding ending = new RaceEnding();
        return RaceState.of(race)
                .map(black -> RaceEnds.of(first -> ending.outcome(first == Color.BLACK ? black : black.turned())));
    }

    /** Whether a chain may make two eyes in its eye, so that it lives whatever becomes of the race; only if it is not settled. */
    public static boolean mayLive(Race race, Color color) {
        return race.side(color).eyes().stream().anyMatch(eye -> !eye.isSettled())
                && EyeState.of(race.position().board(), race.side(color)).mayLive();
    }
}
