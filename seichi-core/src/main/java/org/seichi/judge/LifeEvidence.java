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
    /** Number of standard errors: a counted share is nearly always closer than this to the true one (Agresti and Coull 1998). */
    private static final double ERRORS = 2;
    /** What is surer than this stays as it is, whatever becomes of other chains. */
    private static final double SURE = 0.97;

    /** Whether further games could still change the fate of the chain after this number of games. */
    boolean isOpenAfter(int games) {
        double counted = games + ERRORS * ERRORS;
        double middle = (kept * games + ERRORS * ERRORS / 2) / counted;
        double error = ERRORS * Math.sqrt(middle * (1 - middle) / counted);
        boolean judged = !isProven() && first.status() != Status.SEKI;
        return judged && !(isSure(middle - error) && isSure(middle + error));
    }

    private boolean isSure(double share) {
        double dead = DeathOdds.dead(new LifeEvidence(first, share));
        return Math.max(dead, 1 - dead) > SURE;
    }

    /** Whether nothing is left to be judged. */
    boolean isProven() {
        return first.certainty() == Certainty.PROVEN;
    }
}
