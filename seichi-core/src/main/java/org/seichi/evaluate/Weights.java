package org.seichi.evaluate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seichi.text.Decimals;
import org.seichi.text.Lines;

/**
 * The value of each {@link BoardWeight}. As text: a name and a number on each line, tab-separated; lines that begin with {@code #} are
 * comments.
 */
final class Weights {
    private final Map<BoardWeight, Double> weights = new EnumMap<>(BoardWeight.class);

    private Weights() {}

    /**
     * Reads a resource of this package.
     *
     * @throws IllegalArgumentException if there is none, or if it does not have each weight
     */
    static Weights read(String resource) {
        return parse(Lines.ofResource(Weights.class, resource));
    }

    /**
     * Reads weights.
     *
     * @throws IllegalArgumentException if a line cannot be read or a weight is missing
     */
    static Weights parse(List<String> lines) {
        Weights read = new Weights();
        for (String line : lines) {
            if (Lines.isRow(line)) {
                List<String> cells = Lines.cells(line, '\t');
                read.weights.put(BoardWeight.valueOf(cells.get(0)), Decimals.parse(cells.get(1)));
            }
        }
        for (BoardWeight weight : BoardWeight.values()) {
            if (!read.weights.containsKey(weight)) {
                throw new IllegalArgumentException("there is no " + weight);
            }
        }
        return read;
    }

    /** The value of a weight. */
    double of(BoardWeight weight) {
        return weights.get(weight);
    }
}
