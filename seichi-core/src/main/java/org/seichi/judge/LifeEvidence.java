package org.seichi.judge;

import org.seichi.board.PointSet;
import org.seichi.score.Certainty;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/**
 * The evidence on one chain before it is judged.
 *
 * @param first the verdict of the shape judge, or of a proof
 * @param kept share of the sampled games, from 0 to 1, in which its stones stayed on the board
 */
public record LifeEvidence(Verdict first, double kept) {
    /** Half-width in standard errors of the interval that nearly always contains the true share (Agresti and Coull 1998). */
    private static final double ERRORS = 2;
    /** A fate with a greater probability than this needs no further games. */
    private static final double SURE = 0.97;

    /** Whether, after this number of games, further games could still change the fate of the chain. */
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

    /**
     * Whether the chain was captured in a sampled game: fewer than half of its points hold a stone of its color at the end. Some may, where
     * stones came back.
     *
     * @param survivors the stones of the position that were still there at the end
     */
    boolean isTakenIn(PointSet survivors) {
        PointSet stones = first.stones();
        return 2 * survivors.intersection(stones).size() < stones.size();
    }

    /** Whether the verdict is proven, so that nothing is left to judge. */
    boolean isProven() {
        return first.certainty() == Certainty.PROVEN;
    }
}
