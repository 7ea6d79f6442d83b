package org.seichi.evaluate;

import org.seichi.search.Budget;
import org.seichi.search.SearchLimit;

/**
 * How much an evaluation may spend. Everything is counted, not timed, so that the same effort gives the same answer everywhere.
 *
 * @param captures nodes for reading which chains can be captured
 * @param proofs nodes for proofs by search, for each color; without any, static rules alone prove
 * @param parts nodes for races and endgame areas between proven walls
 * @param perPart limit of each single search of a race or area
 * @param sampledPoints playouts times empty points, for the life of stones
 * @param playedPoints playouts times empty points, for the final lead
 */
public record Effort(
        Budget captures, Budget proofs, Budget parts, SearchLimit perPart, int sampledPoints, int playedPoints) {
    /** The least, for pages that step through a game and for positions that a search looks at: some 40 ms on 19x19. */
    public static final Effort QUICK =
            new Effort(Budget.NORMAL, new Budget(0), new Budget(10_000), new SearchLimit(300, 40), 16_000, 16_000);

    /** Beside a board that is stepped through: static proofs only, and half of the playouts for the lead; some 140 ms on 19x19. */
    public static final Effort PAGE =
            new Effort(Budget.NORMAL, new Budget(0), new Budget(10_000), new SearchLimit(300, 40), 40_000, 130_000);

    /** For a single position: some 350 ms on 19x19. */
    public static final Effort FULL = new Effort(
            Budget.NORMAL, new Budget(10_000), new Budget(30_000), new SearchLimit(2_000, 60), 60_000, 260_000);

    /** The same with another budget of nodes for reading captures. */
    public Effort withCaptures(Budget budget) {
        return new Effort(budget, proofs, parts, perPart, sampledPoints, playedPoints);
    }
}
