package org.seichi.search;

/**
 * Limits of a single search, in addition to the game's {@link Budget}.
 *
 * @param nodes the maximum number of positions visited
 * @param depth the maximum depth, in plies
 */
public record SearchLimit(long nodes, int depth) {
    /** Enough for a ladder across a large board. */
    public static final SearchLimit NORMAL = new SearchLimit(5_000, 250);

    /**
     * Checks the limits.
     *
     * @throws IllegalArgumentException if a limit is less than 1
     */
    public SearchLimit {
        if (nodes < 1 || depth < 1) {
            throw new IllegalArgumentException("no search within " + nodes + " nodes and " + depth + " moves");
        }
    }
}
