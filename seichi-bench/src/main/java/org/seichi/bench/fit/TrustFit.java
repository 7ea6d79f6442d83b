package org.seichi.bench.fit;

import java.util.List;
import org.seichi.evaluate.FinalLead;
import org.seichi.evaluate.LeadWitnesses;
import org.seichi.evaluate.LeadWitnesses.Trust;

/**
 * Fits how far the witnesses of a lead are trusted: so that what happens surprises least, the winner and, with less weight, the
 * margin. Each weight is moved by steps as long as that helps, and the steps are halved when none does.
 */
final class TrustFit {
    /** How much a margin counts beside a winner. */
    private static final double MARGIN_SHARE = 0.3;

    private static final int WEIGHTS = 4;
    private static final double LARGEST_STEP = 2;
    private static final double SMALLEST_STEP = 0.02;
    private static final double LEAST = 1e-9;

    private final List<Outcome> games;

    TrustFit(List<Outcome> games) {
        this.games = games;
    }

    /**
     * A position and how its game ended.
     *
     * @param margin the final margin in points, Black positive
     */
    record Outcome(LeadWitnesses witnesses, double margin) {
        double surprise(double[] weights) {
            FinalLead lead = FinalLead.of(witnesses.together(
                    new Trust(weights[0], weights[1]), new Trust(weights[2], weights[3])));
            double share = (1 + Math.signum(margin)) / 2;
            double won = share * Math.log(lead.chance() + LEAST) + (1 - share) * Math.log(1 - lead.chance() + LEAST);
            return -(1 - MARGIN_SHARE) * won - MARGIN_SHARE * Math.log(lead.density(margin) + LEAST);
        }
    }

    /** The trust in the judgment on a full board and what an empty one adds, and the same for the samples. */
    double[] fit() {
        double[] weights = {1, 0, 1, 0};
        double least = surprise(weights);
        for (double step = LARGEST_STEP; step > SMALLEST_STEP; step /= 2) {
            for (double before = Double.MAX_VALUE; least < before; ) {
                before = least;
                for (int i = 0; i < 2 * WEIGHTS; i++) {
                    double[] moved = weights.clone();
                    moved[i / 2] += i % 2 == 0 ? step : -step;
                    double surprise = surprise(moved);
                    if (surprise < least) {
                        least = surprise;
                        weights = moved;
                    }
                }
            }
        }
        return weights;
    }

    private double surprise(double[] weights) {
        return games.parallelStream()
                .mapToDouble(game -> game.surprise(weights))
                .sum();
    }
}
