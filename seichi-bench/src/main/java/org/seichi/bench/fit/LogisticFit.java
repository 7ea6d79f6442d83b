package org.seichi.bench.fit;

import java.util.List;

/** Logistic regression by Newton's method, with a small penalty on large weights. */
final class LogisticFit {
    private static final int ROUNDS = 20;
    private static final double PENALTY = 1;

    private final double[] weights;

    /** Makes a fit for a number of traits. */
    LogisticFit(int traits) {
        this.weights = new double[traits];
    }

    /** Fits the examples and returns the weights. */
    double[] fit(List<LabeledTraits> examples) {
        for (int round = 0; round < ROUNDS; round++) {
            LinearSystem system = new LinearSystem(weights.length);
            for (int i = 0; i < weights.length; i++) {
                system.add(i, i, PENALTY);
                system.addRight(i, -PENALTY * weights[i]);
            }
            examples.forEach(example -> add(example, system));
            double[] change = system.solve();
            for (int i = 0; i < weights.length; i++) {
                weights[i] += change[i];
            }
        }
        return weights.clone();
    }

    private void add(LabeledTraits example, LinearSystem system) {
        double probability = probability(example.traits());
        system.addSquare(example.traits(), example.weight() * probability * (1 - probability));
        system.addRight(example.traits(), example.weight() * (example.target() - probability));
    }

    private double probability(double[] traits) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * traits[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }
}
