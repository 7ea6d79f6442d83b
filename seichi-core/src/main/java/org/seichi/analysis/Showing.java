package org.seichi.analysis;

import org.seichi.score.Assessment;
import org.seichi.search.Budget;

/** What shows by lines of play why an assessment is as it is. */
@FunctionalInterface
public interface Showing {
    /** Shows nothing: for programs that have no room for the search of lines. */
    Showing NOTHING = (assessment, budget) -> assessment;

    /**
     * The assessment with further reasons.
     *
     * @param budget of the assessment
     */
    Assessment show(Assessment assessment, Budget budget);
}
