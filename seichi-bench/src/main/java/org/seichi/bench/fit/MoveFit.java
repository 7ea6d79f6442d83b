package org.seichi.bench.fit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Weights of traits of moves: the exponential of the weighted sum is made proportional to the probability that a move is chosen, by
 * gradient ascent with a step for each trait that shrinks with what it has moved already.
 */
final class MoveFit {
    private static final double STEP = 0.2;

    /** What is left of a weight after a round. */
    private static final double KEPT = 0.98;

    /** What is off by less is not learned from. */
    private static final double NOTICED = 1e-3;

    /** Weights that say less are not printed. */
    private static final double LEAST = 0.05;

    private final Random random = new Random(1);
    private final Map<String, Integer> numbers = new HashMap<>();
    private double[] weights = new double[0];
    private double[] moved = new double[0];
    private double[] slope = new double[0];

    /** Weights below this number stay as they are. */
    private int fixed;

    /** The traits of some moves by number, with their sizes; the first move is the one that was chosen. Each stands for some moves. */
    static final class Choice {
        private final List<int[]> traits = new ArrayList<>();
        private final List<float[]> sizes = new ArrayList<>();
        private final List<Double> times = new ArrayList<>();
    }

    /** Begins with weights that are learned already and stay as they are. */
    static MoveFit upon(Path table) throws IOException {
        MoveFit fit = new MoveFit();
        List<Double> known = new ArrayList<>();
        for (String line : Files.readAllLines(table)) {
            if (line.charAt(0) != '#') {
                String[] cells = line.split("\t", -1);
                fit.numbers.put(cells[0], known.size());
                known.add(Double.parseDouble(cells[1]));
            }
        }
        fit.weights = known.stream().mapToDouble(weight -> weight).toArray();
        fit.fixed = known.size();
        return fit;
    }

    /** Whether a trait has a weight or a number that gets one. */
    boolean knows(String trait) {
        return numbers.containsKey(trait);
    }

    /** Adds a move to a choice. */
    void add(Choice choice, Map<String, Double> measured, double times) {
        choice.traits.add(measured.keySet().stream()
                .mapToInt(trait -> numbers.computeIfAbsent(trait, key -> numbers.size()))
                .toArray());
        float[] sizes = new float[measured.size()];
        int count = 0;
        for (double size : measured.values()) {
            sizes[count++] = (float) size;
        }
        choice.sizes.add(sizes);
        choice.times.add(times);
    }

    /** Learns. */
    void learn(List<Choice> choices, int rounds) {
        weights = Arrays.copyOf(weights, numbers.size());
        moved = new double[weights.length];
        slope = new double[weights.length];
        for (int round = 0; round < rounds; round++) {
            Collections.shuffle(choices, random);
            choices.forEach(this::learn);
            for (int i = fixed; i < weights.length; i++) {
                weights[i] *= KEPT;
            }
        }
    }

    private void learn(Choice choice) {
        double[] powers = new double[choice.traits.size()];
        double all = 0;
        for (int i = 0; i < powers.length; i++) {
            powers[i] = choice.times.get(i) * Math.exp(sum(choice.traits.get(i), choice.sizes.get(i)));
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

    /** Moves the weights of some traits, each once. */
    private void move(int[] traits) {
        for (int trait : traits) {
            double value = trait < fixed ? 0 : slope[trait];
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

    /**
     * Prints the weights, those of shapes only if they say something. That a move does something, and what that is worth, does not
     * speak against it: where few moves seem to say so, it says nothing.
     */
    void print(PrintStream out) {
        new TreeMap<>(numbers).forEach((trait, number) -> {
            boolean good = trait.startsWith("kind ") || trait.startsWith("worth ");
            double weight = good ? Math.max(0, weights[number]) : weights[number];
            if (Math.abs(weight) >= LEAST || !FitMoves.isShape(trait)) {
                out.println(String.format(Locale.ROOT, "%s\t%.2f", trait, weight));
            }
        });
    }
}
