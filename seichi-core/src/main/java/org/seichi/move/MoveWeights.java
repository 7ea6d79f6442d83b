package org.seichi.move;

import java.util.Map;

/**
 * The fitted weights of the traits of moves: the exponential of the weighted sum is proportional to the probability that a strong player
 * chooses the move (softmax).
 *
 * @param weights weights by the names of the traits
 */
record MoveWeights(Map<String, Double> weights) {
    /** The weighted sum of some traits. */
    double sum(Map<String, Double> traits) {
        double sum = 0;
        for (Map.Entry<String, Double> trait : traits.entrySet()) {
            sum += trait.getValue() * weights.getOrDefault(trait.getKey(), 0.0);
        }
        return sum;
    }
}
