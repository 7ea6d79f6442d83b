package org.seichi.search;

/**
 * How much a method may search, counted in nodes and never in seconds, so that every machine gives the same answer.
 *
 * @param nodes the maximum number of positions visited for one game
 */
public record Budget(long nodes) {
    /** A tenth of the usual budget. */
    public static final Budget SMALL = new Budget(10_000);
    /** Ten times the usual budget. */
    public static final Budget LARGE = new Budget(1_000_000);

    /** The budget that is used unless another is asked for. */
    public static final Budget NORMAL = new Budget(100_000);
}
