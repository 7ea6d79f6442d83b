package org.seichi.report;

import java.util.Set;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Outcome;

/** A margin that a record states and that is not the one found: what it says, and which of the terms would explain it. */
final class StatedMargin {
    /** What even games and games with handicap are usually played for, in half-points. */
    private static final Set<Integer> USUAL_KOMIS = Set.of(0, 1, 9, 11, 13, 15, 16);

    private final ScoreReport report;
    private final Outcome stated;

    StatedMargin(ScoreReport report, Outcome stated) {
        this.report = report;
        this.stated = stated;
    }

    /** A sentence about it. */
    String sentence() {
        return "the record says " + stated.notation() + ", which is not the score that was found" + explanation();
    }

    private String explanation() {
        int margin = stated.margin().orElseThrow();
        if (report.counterpart().margin() == margin) {
            return ", but the one by " + report.counterpart().rules().name() + " rules";
        }
        int komi = report.terms().komi() + report.score().margin() - margin;
        return USUAL_KOMIS.contains(komi) ? ", but would be with a komi of " + HalfPoints.format(komi) : "";
    }
}
