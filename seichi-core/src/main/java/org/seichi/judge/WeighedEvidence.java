package org.seichi.judge;

import java.util.List;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/** Weighs the verdict of shape and a sample against each other. */
final class WeighedEvidence {
    /** How sure a verdict from shape is by itself. */
    private static final double SHAPE = 0.95;
    /** How sure a seki found by shape is. */
    private static final double SEKI = 0.95;

    private WeighedEvidence() {}

    /** The first verdict, if there is nothing else. */
    static ChainFate untried(Verdict first) {
        return new ChainFate(first, first.certainty() == Certainty.PROVEN ? 1 : SHAPE);
    }

    /**
     * The fate that both together suggest, or that is proven. A seki found by shape stands: random play breaks sekis of small
     * chains.
     */
    static ChainFate of(LifeEvidence chain) {
        Verdict first = chain.first();
        if (chain.isProven()) {
            return new ChainFate(first, 1);
        }
        if (first.status() == Status.SEKI) {
            return new ChainFate(first, SEKI);
        }
        double dead = DeathOdds.dead(chain);
        Status status = dead > 0.5 ? Status.DEAD : Status.ALIVE;
        ChainFate fate = new ChainFate(first, Math.max(dead, 1 - dead));
        return status == first.status() ? fate : fate.because(sampled(chain), status, Certainty.JUDGED);
    }

    private static Reason sampled(LifeEvidence chain) {
        return Reason.of(Rule.SAMPLED, chain.first().stones(), List.of(), (int) (100 * (1 - chain.kept()) + 0.5));
    }
}
