package org.seichi.analysis;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Warning;

/** The warning that a budget ended before all was searched that it was meant for. */
final class CutShort {
    private CutShort() {}

    /** The warnings, with one more if the budget ended. */
    static List<Warning> warnings(List<Warning> others, boolean isCutShort) {
        List<Warning> warnings = new ArrayList<>(others);
        if (isCutShort) {
            warnings.add(Warning.of(
                    "budget-ended",
                    "the budget ended before everything was searched: with a larger one more may be known"));
        }
        return warnings;
    }
}
