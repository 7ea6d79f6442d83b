package org.seichi.move;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The weights of the traits of moves, fitted on games: the exponential of their sum is proportional to the probability that
 * a strong player chooses the move. As text: a trait and a number on each line, tab-separated.
 */
final class MoveWeights {
    /** Never handed out, and so not wrapped: in WebAssembly an unmodifiable map compares all keys to find one. */
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
        try (InputStream stream = MoveWeights.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalArgumentException(resource + ": there are no such weights");
            }
            return parse(new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(resource + ": cannot be read", e);
        }
    }

    /** Reads weights; lines that begin with {@code #} are comments. */
    static MoveWeights parse(List<String> lines) {
        Map<String, Double> weights = new HashMap<>();
        for (String line : lines) {
            if (!line.isBlank() && line.charAt(0) != '#') {
                String[] cells = line.split("\t", -1);
                weights.put(cells[0], Double.parseDouble(cells[1]));
            }
        }
        return new MoveWeights(weights);
    }

    /** The weighted sum. */
    double sum(Map<String, Double> traits) {
        double sum = 0;
        for (Map.Entry<String, Double> trait : traits.entrySet()) {
            sum += trait.getValue() * weights.getOrDefault(trait.getKey(), 0.0);
        }
        return sum;
    }
}
