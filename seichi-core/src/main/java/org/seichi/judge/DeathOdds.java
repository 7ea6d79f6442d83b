package org.seichi.judge;

import org.seichi.score.Status;

/**
 * The probability that a chain is dead, by shape verdict and by the share of sampled games in which it stayed. A smoothed table
 * of frequencies counted over 74,000 chains of some 1,800 finished games.
 */
final class DeathOdds {
    /** Probability of death of chains that the shape judge calls alive, one for each tenth of the share. */
    private static final double[] IF_JUDGED_ALIVE = {0.95, 0.97, 0.95, 0.52, 0.35, 0.015, 0.003, 0.001, 0.0005, 0.0002};
    /** The same for chains that the shape judge calls dead. */
    private static final double[] IF_JUDGED_DEAD = {0.9998, 0.998, 0.992, 0.98, 0.87, 0.6, 0.36, 0.05, 0.02, 0.01};

    private DeathOdds() {}

    /** The probability, from 0 to 1, that a chain is dead; interpolated linearly. */
    static double dead(LifeEvidence chain) {
        double[] table = chain.first().status() == Status.DEAD ? IF_JUDGED_DEAD : IF_JUDGED_ALIVE;
        double place = Math.max(0, Math.min(table.length - 1, chain.kept() * table.length - 0.5));
        int below = Math.min(table.length - 2, (int) place);
        return table[below] + (place - below) * (table[below + 1] - table[below]);
    }
}
