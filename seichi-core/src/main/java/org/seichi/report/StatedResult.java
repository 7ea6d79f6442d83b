package org.seichi.report;

import java.util.Set;
import org.seichi.line.LineText;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Outcome;

/** Describes a recorded result that differs from the score found, and whether other rules or another komi would explain it. */
record StatedResult(ScoreReport report, Outcome stated) {
    /** Usual komis of even games and handicap games, in half-points. */
    private static final Set<Integer> USUAL_KOMIS = Set.of(0, 1, 9, 11, 13, 15, 16);

    /** The text of the warning. */
    String sentence() {
        String says = "the record says " + stated.notation();
        if (stated.margin().isEmpty()) {
            return says + ", but " + LineText.name(stated.winner().orElseThrow()) + " does not win here";
        }
        return says + ", which is not the score found here" + explanation();
    }

    private String explanation() {
        int margin = stated.margin().orElseThrow();
        if (report.counterpart().margin() == margin) {
            return ", but the score under " + report.counterpart().rules().name() + " rules";
        }
        int komi = report.terms().komi() + report.score().margin() - margin;
        return USUAL_KOMIS.contains(komi) ? ", but would be the score with komi " + HalfPoints.format(komi) : "";
    }
}
