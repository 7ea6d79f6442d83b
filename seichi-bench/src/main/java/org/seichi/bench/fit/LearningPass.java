package org.seichi.bench.fit;

import java.util.List;

/**
 * Computes by how much less surprising some examples become with a little more of each weight. Not thread-safe.
 *
 * @param <E> the examples
 */
interface LearningPass<E> {
    /** Adds up the gradients of some examples. */
    void learn(List<E> some);

    /** The gradients that {@link #learn} has added up, in the order of the weights. */
    List<float[]> slopes();

    /** The mean surprise (negative log-probability of what happened) since the last call. */
    double takeSurprise();
}
