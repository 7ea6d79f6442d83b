package org.seichi.bench.fit;

import java.util.List;

/**
 * Logistic regression by Newton's method, with a small penalty on large weights. Where the samples of a board stand together, the squared
 * error of the board's sum (twice the probability less one, summed up) counts as well: errors that all go the same way cost more than
 * others.
 */
final class LogisticFit {
    private static final int ROUNDS = 20;
    private static final double PENALTY = 1;

    private final double boardShare;
    private final double[] weights;

    /**
     * Makes a fit for a number of traits.
     *
     * @param boardShare how much the squared error of a board's sum counts beside the errors of its samples
     */
    LogisticFit(int traits, double boardShare) {
        this.boardShare = boardShare;
        this.weights = new double[traits];
    }

    /** Fits the samples of all boards and returns the weights. */
    double[] fit(List<List<Sample>> boards) {
        for (int round = 0; round < ROUNDS; round++) {
            LinearSystem system = new LinearSystem(weights.length);
            for (int i = 0; i < weights.length; i++) {
                system.add(i, i, PENALTY);
                system.addRight(i, -PENALTY * weights[i]);
            }
            boards.forEach(board -> add(board, system));
            double[] change = system.solve();
            for (int i = 0; i < weights.length; i++) {
                weights[i] += change[i];
            }
        }
        return weights.clone();
    }

    private void add(List<Sample> board, LinearSystem system) {
        double[] slope = new double[weights.length];
        double error = 0;
        for (Sample sample : board) {
            double probability = probability(sample.traits());
            double steepness = probability * (1 - probability);
            system.addSquare(sample.traits(), sample.weight() * steepness);
            system.addRight(sample.traits(), sample.weight() * (sample.target() - probability));
            error += 2 * (sample.target() - probability);
            for (int i = 0; i < slope.length; i++) {
                slope[i] += 2 * steepness * sample.traits()[i];
            }
        }
        system.addSquare(slope, boardShare);
        system.addRight(slope, boardShare * error);
    }

    private double probability(double[] traits) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * traits[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }
}
