package org.seichi.move;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.text.Decimals;
import org.seichi.text.Lines;

/**
 * The fitted weights of the traits of moves: the exponential of the weighted sum is proportional to the probability that a strong player
 * chooses the move (softmax). As text: a trait and a number on each line, tab-separated.
 */
final class MoveWeights {
    /** Not exposed, and so not wrapped: in WebAssembly an unmodifiable map compares all keys to find one. */
    private final Map<String, Double> weights;

    private MoveWeights(Map<String, Double> weights) {
        this.weights = new HashMap<>(weights);
    }

    /**
     * Reads a resource of this package.
     *
     * @throws IllegalArgumentException if there is none
     */
    static MoveWeights read(String resource) {
        return parse(Lines.ofResource(MoveWeights.class, resource));
    }

    /** Reads weights; lines that begin with {@code #} are comments. */
    static MoveWeights parse(List<String> lines) {
        Map<String, Double> weights = new HashMap<>();
        for (String line : lines) {
            if (Lines.isRow(line)) {
                List<String> cells = Lines.cells(line, '\t');
                weights.put(cells.get(0), Decimals.parse(cells.get(1)));
            }
        }
        return new MoveWeights(weights);
    }

    /** The weighted sum of some traits. */
    double sum(Map<String, Double> traits) {
        double sum = 0;
        for (Map.Entry<String, Double> trait : traits.entrySet()) {
            sum += trait.getValue() * weights.getOrDefault(trait.getKey(), 0.0);
        }
        return sum;
    }
}
