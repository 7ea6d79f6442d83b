package org.seichi.zone;

import java.util.List;

/**
 * How a search for a proof goes through rounds.
 *
 * @param firstNodes how many positions each search of the first round visits; a round has four times as many as the one before
 * @param widths how many of the prover's moves are tried in a position, one search after the other
 * @param tempi how often the opponent may pass on a line, for each width
 */
record ZoneSchedule(long firstNodes, List<Integer> widths, List<Integer> tempi) {
    private static final List<Integer> WIDTHS = List.of(8, 16);

    /** For whoever looks for life or a connection with time to spare. */
    static final ZoneSchedule LONG = new ZoneSchedule(5_000, WIDTHS, List.of(2, 3, 4, 5));

    /** Who is to be taken may pass while his liberties are filled. */
    static final ZoneSchedule UNTIL_TAKEN = new ZoneSchedule(5_000, WIDTHS, List.of(4, 8, 16, 32));

    /** Keeps immutable copies. */
    ZoneSchedule {
        widths = List.copyOf(widths);
        tempi = List.copyOf(tempi);
    }

    /** What suits a claim. */
    static ZoneSchedule of(Claim claim) {
        return claim.kind() == Claim.Kind.TAKEN ? UNTIL_TAKEN : LONG;
    }
}
