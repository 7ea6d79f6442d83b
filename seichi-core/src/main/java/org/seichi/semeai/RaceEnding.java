package org.seichi.semeai;

import java.util.HashMap;
import java.util.Map;

/** Who takes whose chain in a simple race, by all moves and passes. No position of a race comes again. */
final class RaceEnding {
    private final Map<RaceState, Boolean> known = new HashMap<>();

    /** Whether neither side takes the other's chain, whoever moves first. */
    boolean isSeki(RaceState state) {
        return !takes(state) && !takes(state.turned());
    }

    /** Whether the mover takes the rival's chain, moving first. */
    private boolean takes(RaceState state) {
        Boolean found = known.get(state);
        if (found == null) {
            found = state.canTake() || state.quietMoves().stream().anyMatch(this::takesAgainstAll);
            known.put(state, found);
        }
        return found;
    }

    /** Whether the mover, who has just moved, takes the rival's chain whatever the rival does. */
    private boolean takesAgainstAll(RaceState state) {
        RaceState rivals = state.turned();
        return !rivals.canTake() && takes(state) && rivals.quietMoves().stream().allMatch(next -> takes(next.turned()));
    }
}
