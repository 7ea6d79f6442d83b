package org.seichi.judge;

import org.seichi.score.Certainty;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/**
 * What is known of one chain before it is judged.
 *
 * @param first the verdict from shape and counts
 * @param kept share of sampled games, from 0 to 1, in which its stones stayed on the board
 */
public record LifeEvidence(Verdict first, double kept) {
    private static final double CLEAR = 0.25;

    /** Whether most games say what the shape says. */
    boolean agree() {
        return (first.status() == Status.DEAD) == kept < 0.5;
    }

    /** Whether more games might change the judgment. */
    boolean isDoubtful() {
        return !isProven() && (!agree() || Math.abs(kept - 0.5) < CLEAR);
    }

    /** Whether nothing is left to be judged. */
    boolean isProven() {
        return first.certainty() == Certainty.PROVEN;
    }
}
