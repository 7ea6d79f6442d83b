package org.seichi.evaluate;

import java.util.Arrays;
import java.util.List;
import org.seichi.text.Decimals;
import org.seichi.text.Lines;

/**
 * Weights of traits: their weighted sum is the log-odds of what they predict. As text: a name and a number on each line, tab-separated;
 * lines that begin with {@code #} are comments.
 */
@SuppressWarnings("EnumOrdinal") // traits are kept in arrays in the order of their constants
final class Weights {
    private final double[] weights;

    private Weights(double[] weights) {
        this.weights = weights;
    }

    /**
     * Reads a resource of this package.
     *
     * @throws IllegalArgumentException if there is none, or if it does not have one weight for each trait
     */
    static <T extends Enum<T>> Weights read(String resource, Class<T> traits) {
        return parse(Lines.ofResource(Weights.class, resource), traits);
    }

    /**
     * Reads weights.
     *
     * @throws IllegalArgumentException if a line cannot be read or there is not one for each trait
     */
    static <T extends Enum<T>> Weights parse(List<String> lines, Class<T> traits) {
        double[] weights = new double[traits.getEnumConstants().length];
        Arrays.fill(weights, Double.NaN);
        for (String line : lines) {
            if (Lines.isRow(line)) {
                List<String> cells = Lines.cells(line, '\t');
                weights[Enum.valueOf(traits, cells.get(0)).ordinal()] = Decimals.parse(cells.get(1));
            }
        }
        for (T trait : traits.getEnumConstants()) {
            if (Double.isNaN(weights[trait.ordinal()])) {
                throw new IllegalArgumentException("there is no weight for " + trait.name());
            }
        }
        return new Weights(weights);
    }

    /** The weight of a trait. */
    double of(Enum<?> trait) {
        return weights[trait.ordinal()];
    }

    /** The predicted probability: the logistic function of the weighted sum. */
    double probability(double[] traits) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * traits[i];
        }
        return 1 / (1 + StrictMath.exp(-sum));
    }
}
