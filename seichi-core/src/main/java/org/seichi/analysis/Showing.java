package org.seichi.analysis;

import org.seichi.score.Assessment;
import org.seichi.search.Budget;

/** Adds lines of play to an assessment that show why its verdicts are as they are. */
@FunctionalInterface
public interface Showing {
    /** Adds nothing: for programs that must not include the search for lines. */
    Showing NOTHING = (assessment, budget) -> assessment;

    /**
     * Returns the assessment with further reasons.
     *
     * @param budget the budget of the assessment itself
     */
    Assessment show(Assessment assessment, Budget budget);
}
