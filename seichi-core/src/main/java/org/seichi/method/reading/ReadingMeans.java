package org.seichi.method.reading;

import java.util.Set;
import org.seichi.judge.ShapeJudge;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * With what a position is read.
 *
 * @param shape judges life from shape
 * @param parts those of the method that are not left out
 * @param budget bounds all searches together
 * @param trace receives the steps
 */
record ReadingMeans(ShapeJudge shape, Set<ReadingPart> parts, Budget budget, Trace trace) {
    boolean has(ReadingPart part) {
        return parts.contains(part);
    }

    /** Whether the budget is no smaller than usual. */
    boolean isPlentiful() {
        return budget.nodes() >= Budget.NORMAL.nodes();
    }
}
