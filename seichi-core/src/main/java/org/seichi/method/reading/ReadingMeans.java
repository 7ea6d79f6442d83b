package org.seichi.method.reading;

import java.util.Set;
import org.seichi.judge.ShapeJudge;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * The settings and resources for reading a position.
 *
 * @param shape judges life from shape
 * @param parts the parts of the method that are used
 * @param budget limits the searches, each stage by a count of its own
 * @param trace receives the steps
 */
record ReadingMeans(ShapeJudge shape, Set<ReadingPart> parts, Budget budget, Trace trace) {
    boolean has(ReadingPart part) {
        return parts.contains(part);
    }

    /** Whether the budget is at least the normal one. */
    boolean isPlentiful() {
        return budget.nodes() >= Budget.NORMAL.nodes();
    }
}
