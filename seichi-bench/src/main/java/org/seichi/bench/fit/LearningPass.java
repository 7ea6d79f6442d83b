package org.seichi.bench.fit;

import java.util.List;

/**
 * Computes by how much less surprising some examples become with a little more of each weight. Not thread-safe.
 *
 * @param <E> the examples
 */
abstract class LearningPass<E> {
    private double surprises;
    private int surprised;

    /** Adds up the gradients of some examples. */
    abstract void learn(List<E> some);

    /** The gradients that {@link #learn} has added up, in the order of the weights. */
    abstract List<float[]> slopes();

    /** The mean surprise (negative log-probability of what happened) since the last call. */
    final double takeSurprise() {
        double mean = surprises / surprised;
        surprises = 0;
        surprised = 0;
        return mean;
    }

    /** Counts the surprise at one event. */
    final void count(double surprise) {
        surprises += surprise;
        surprised++;
    }
}
