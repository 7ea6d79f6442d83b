package org.seichi.search;

/**
 * How far one search may go, whatever the game's {@link Budget} still holds.
 *
 * @param nodes the greatest number of positions visited
 * @param depth the greatest number of moves played one after the other
 */
public record SearchLimit(long nodes, int depth) {
    /** Enough for a ladder across a large board. */
    public static final SearchLimit NORMAL = new SearchLimit(5_000, 250);

    /**
     * Checks the limits.
     *
     * @throws IllegalArgumentException if there is nothing to search
     */
    public SearchLimit {
        if (nodes < 1 || depth < 1) {
            throw new IllegalArgumentException("no search within " + nodes + " nodes and " + depth + " moves");
        }
    }
}
