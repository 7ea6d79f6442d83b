package org.seichi.search;

/**
 * How much a method may search. Counted in nodes and never in seconds, so that every machine gives the same answer.
 *
 * @param nodes the greatest number of positions visited for one game
 */
public record Budget(long nodes) {
    /** The budget that is used unless another is asked for. */
    public static final Budget NORMAL = new Budget(100_000);
}
