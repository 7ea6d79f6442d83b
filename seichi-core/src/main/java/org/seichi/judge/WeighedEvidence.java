package org.seichi.judge;

import java.util.List;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/** Combines the verdict of the shape judge with the sampled games. */
final class WeighedEvidence {
    /** Estimated probability that a verdict from shape is right by itself. */
    private static final double SHAPE = 0.95;
    /** Estimated probability that a seki found by shape is one. */
    private static final double SEKI = 0.95;

    private WeighedEvidence() {}

    /** The fate by the first verdict alone. */
    static ChainFate byFirstVerdict(Verdict first) {
        return new ChainFate(first, first.certainty() == Certainty.PROVEN ? 1 : SHAPE);
    }

    /**
     * The fate that the verdict and the sampled games suggest together, or that is proven. A seki found by
     * shape stands: random games break sekis of small chains.
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
