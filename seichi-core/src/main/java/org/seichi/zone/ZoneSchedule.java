package org.seichi.zone;

import java.util.List;

/**
 * The schedule of the rounds in which a proof is searched for.
 *
 * @param firstNodes nodes of each search in the first round; each round has four times as many as the one before
 * @param widths maximum numbers of the prover's moves tried in a position, one search after the other
 * @param tempi how often the opponent may pass on a line; each number is tried with each width
 */
record ZoneSchedule(long firstNodes, List<Integer> widths, List<Integer> tempi) {
    private static final List<Integer> WIDTHS = List.of(8, 16);

    /** For claims of life or connection. */
    static final ZoneSchedule LONG = new ZoneSchedule(5_000, WIDTHS, List.of(2, 3, 4, 5));

    /** For captures: the opponent may pass while his liberties are filled. */
    static final ZoneSchedule UNTIL_TAKEN = new ZoneSchedule(5_000, WIDTHS, List.of(4, 8, 16, 32));

    /** Keeps immutable copies. */
    ZoneSchedule {
        widths = List.copyOf(widths);
        tempi = List.copyOf(tempi);
    }

    /** Returns the schedule for a claim. */
    static ZoneSchedule of(Claim claim) {
        return claim.kind() == Claim.Kind.TAKEN ? UNTIL_TAKEN : LONG;
    }
}
