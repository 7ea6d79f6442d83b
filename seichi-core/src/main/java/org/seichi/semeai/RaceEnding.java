package org.seichi.semeai;

import java.util.HashMap;
import java.util.Map;

/** Decides by all moves and passes who captures whose chain in a plain race. Positions of a race never repeat. */
final class RaceEnding {
    private final Map<RaceState, Boolean> known = new HashMap<>();

    /** Whether neither side captures the other's chain, whoever moves first. */
    boolean isSeki(RaceState state) {
        return !takes(state) && !takes(state.turned());
    }

    /** The outcome with the mover of a state moving first. */
    RaceOutcome outcome(RaceState state) {
        if (takes(state)) {
            return RaceOutcome.wonBy(state.mover().color());
        }
        return takesAgainstAll(state.turned()) ? RaceOutcome.wonBy(state.rival().color()) : RaceOutcome.SEKI;
    }

    /** Whether the mover, moving first, captures the rival's chain. */
    private boolean takes(RaceState state) {
        Boolean found = known.get(state);
        if (found == null) {
            found = state.canTake() || state.quietMoves().stream().anyMatch(this::takesAgainstAll);
            known.put(state, found);
        }
        return found;
    }

    /** Whether the mover, who has just moved, captures the rival's chain whatever the rival does; he may pass. */
    private boolean takesAgainstAll(RaceState state) {
        RaceState rivals = state.turned();
        return !rivals.canTake() && takes(state) && rivals.quietMoves().stream().allMatch(next -> takes(next.turned()));
    }
}
