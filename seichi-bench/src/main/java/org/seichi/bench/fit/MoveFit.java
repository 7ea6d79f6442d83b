package org.seichi.bench.fit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Fits the weights of traits of moves: the exponential of the weighted sum is made proportional to the probability that a move is chosen
 * (softmax), by gradient ascent with a step size for each trait that falls with its squared gradients so far.
 */
final class MoveFit {
    private static final double STEP = 0.2;

    /** The factor on every weight after a round (decay). */
    private static final double KEPT = 0.98;

    /** Smaller errors of a probability are not learned from. */
    private static final double NOTICED = 1e-3;

    /** Index of the trait whose weight is fixed at 1. */
    private static final int GIVEN = 0;

    private final Random random = new Random(1);
    private final Map<String, Integer> numbers = new HashMap<>();
    private double[] weights = new double[0];
    private double[] moved = new double[0];
    private double[] slope = new double[0];

    /**
     * Makes a fit without weights.
     *
     * @param given the trait whose weight is 1 and stays so
     */
    MoveFit(String given) {
        numbers.put(given, GIVEN);
    }

    /** The traits of some moves by index, with their values; the first move is the one that was chosen. */
    static final class Choice {
        private final List<int[]> traits = new ArrayList<>();
        private final List<float[]> sizes = new ArrayList<>();
    }

    /** Adds a move to a choice. */
    void add(Choice choice, Map<String, Double> measured) {
        choice.traits.add(measured.keySet().stream()
                .mapToInt(trait -> numbers.computeIfAbsent(trait, key -> numbers.size()))
                .toArray());
        float[] sizes = new float[measured.size()];
        int count = 0;
        for (double size : measured.values()) {
            sizes[count++] = (float) size;
        }
        choice.sizes.add(sizes);
    }

    /** Fits the weights. */
    void learn(List<Choice> choices, int rounds) {
        weights = new double[numbers.size()];
        weights[GIVEN] = 1;
        moved = new double[weights.length];
        slope = new double[weights.length];
        for (int round = 0; round < rounds; round++) {
            Collections.shuffle(choices, random);
            choices.forEach(this::learn);
            for (int i = 0; i < weights.length; i++) {
                weights[i] *= i == GIVEN ? 1 : KEPT;
            }
        }
    }

    private void learn(Choice choice) {
        double[] powers = new double[choice.traits.size()];
        double all = 0;
        for (int i = 0; i < powers.length; i++) {
            powers[i] = Math.exp(sum(choice.traits.get(i), choice.sizes.get(i)));
            all += powers[i];
        }
        for (int i = 0; i < powers.length; i++) {
            double missing = (i == 0 ? 1 : 0) - powers[i] / all;
            for (int k = 0; Math.abs(missing) > NOTICED && k < choice.traits.get(i).length; k++) {
                slope[choice.traits.get(i)[k]] += missing * choice.sizes.get(i)[k];
            }
        }
        choice.traits.forEach(this::move);
    }

    /** Moves the weights of some traits along the slope, each once. */
    private void move(int[] traits) {
        for (int trait : traits) {
            double value = trait == GIVEN ? 0 : slope[trait];
            slope[trait] = 0;
            moved[trait] += value * value;
            weights[trait] += STEP * value / Math.sqrt(moved[trait] + 1);
        }
    }

    private double sum(int[] traits, float[] sizes) {
        double sum = 0;
        for (int k = 0; k < traits.length; k++) {
            sum += weights[traits[k]] * sizes[k];
        }
        return sum;
    }

    /** Prints the weights. A motive and its worth never speak against a move: weights below 0, which come from few moves, become 0. */
    void print(PrintStream out) {
        new TreeMap<>(numbers).forEach((trait, number) -> {
            boolean good = trait.startsWith("kind ") || trait.startsWith("worth ");
            double weight = good ? Math.max(0, weights[number]) : weights[number];
            out.println(String.format(Locale.ROOT, "%s\t%.2f", trait, weight));
        });
    }
}
