package org.seichi.analysis;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Warning;

/** The warning that the budget was used up before everything had been searched. */
final class BudgetWarning {
    private BudgetWarning() {}

    /** The given warnings, with this one added if the budget was used up. */
    static List<Warning> warnings(List<Warning> others, boolean isCutShort) {
        List<Warning> warnings = new ArrayList<>(others);
        if (isCutShort) {
            warnings.add(Warning.of(
                    "budget-ended",
                    "the search budget ended before everything was searched: a larger one may find more"));
        }
        return warnings;
    }
}
