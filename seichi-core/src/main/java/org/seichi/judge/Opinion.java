package org.seichi.judge;

import java.util.List;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/** Weighs a first verdict and a sample against each other. */
final class Opinion {
    /** How sure a verdict from shape is by itself. */
    private static final double SHAPE = 0.95;
    /** How sure a seki found by shape is. */
    private static final double SEKI = 0.95;

    private Opinion() {}

    /** The first verdict, for want of anything else. */
    static Fate untried(Verdict first) {
        return new Fate(first, first.certainty() == Certainty.PROVEN ? 1 : SHAPE);
    }

    /** The fate that both together speak for, or what is proven. A seki found by shape stands: random play breaks sekis of small chains. */
    static Fate of(Grounds grounds) {
        Verdict first = grounds.first();
        if (grounds.isProven()) {
            return new Fate(first, 1);
        }
        if (first.status() == Status.SEKI) {
            return new Fate(first, SEKI);
        }
        double dead = Odds.dead(grounds);
        Status status = dead > 0.5 ? Status.DEAD : Status.ALIVE;
        Fate fate = new Fate(first, Math.max(dead, 1 - dead));
        return status == first.status() ? fate : fate.because(sampled(grounds), status, Certainty.JUDGED);
    }

    private static Reason sampled(Grounds grounds) {
        return Reason.of(Rule.SAMPLED, grounds.first().stones(), List.of(), 100 * (1 - grounds.kept()));
    }
}
