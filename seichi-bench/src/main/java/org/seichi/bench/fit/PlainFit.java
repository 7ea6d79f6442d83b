package org.seichi.bench.fit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.seichi.move.PlainTrait;
import org.seichi.move.TraitKeys;

/**
 * Weights of what stones say of moves: the exponential of their sum is made proportional to the probability that a move is chosen, by
 * gradient ascent with a step for each trait that shrinks with what it has moved already, and from round to round.
 */
final class PlainFit {
    private static final double STEP = 0.2;
    private static final int RADIX = 36;
    private static final double SHRINKING = 0.8;

    /** A trait that was chosen so often keeps three quarters of its weight after a round, a rarer one less. */
    private static final double RARE = 2;

    /** What is off by less is not learned from. */
    private static final double NOTICED = 1e-4;

    private final Random random = new Random(1);
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final int[] keys;
    private final int[] chosen;
    private final double[] weights;
    private final double[] moved;
    private final double[] slope;

    /** Some moves by the numbers of their traits, the first is the one that was chosen. Each stands for some moves. */
    static final class Choice {
        private final List<int[]> traits = new ArrayList<>();
        private final List<Float> times = new ArrayList<>();
    }

    /**
     * No weights yet.
     *
     * @param counts the traits that get a weight, with how often a move that has them was chosen
     */
    PlainFit(Map<Integer, Integer> counts) {
        keys = new int[counts.size()];
        chosen = new int[counts.size()];
        new TreeMap<>(counts).forEach((key, count) -> {
            keys[numbers.size()] = key;
            chosen[numbers.size()] = count;
            numbers.put(key, numbers.size());
        });
        weights = new double[keys.length];
        moved = new double[keys.length];
        slope = new double[keys.length];
    }

    /** Adds a move to a choice. */
    void add(Choice choice, TraitKeys traits, double times) {
        int[] known = new int[traits.size()];
        int size = 0;
        for (int i = 0; i < traits.size(); i++) {
            Integer number = numbers.get(traits.get(i));
            if (number != null) {
                known[size++] = number;
            }
        }
        choice.traits.add(Arrays.copyOf(known, size));
        choice.times.add((float) times);
    }

    /** Learns. */
    void learn(List<Choice> choices, int rounds) {
        double step = STEP;
        for (int round = 0; round < rounds; round++) {
            Collections.shuffle(choices, random);
            for (Choice choice : choices) {
                learn(choice, step);
            }
            for (int i = 0; i < weights.length; i++) {
                weights[i] *= 1 - RARE / (RARE + chosen[i]) / 2;
            }
            step *= SHRINKING;
        }
    }

    private void learn(Choice choice, double step) {
        double[] powers = new double[choice.traits.size()];
        double all = 0;
        for (int i = 0; i < powers.length; i++) {
            powers[i] = choice.times.get(i) * Math.exp(sum(choice.traits.get(i)));
            all += powers[i];
        }
        for (int i = 0; i < powers.length; i++) {
            double missing = (i == 0 ? 1 : 0) - powers[i] / all;
            if (Math.abs(missing) > NOTICED) {
                for (int trait : choice.traits.get(i)) {
                    slope[trait] += missing;
                }
            }
        }
        for (int[] traits : choice.traits) {
            for (int trait : traits) {
                double value = slope[trait];
                slope[trait] = 0;
                moved[trait] += value * value;
                weights[trait] += step * value / Math.sqrt(moved[trait] + 1);
            }
        }
    }

    private double sum(int[] traits) {
        double sum = 0;
        for (int trait : traits) {
            sum += weights[trait];
        }
        return sum;
    }

    /** Prints the weights, those of shapes rounded to tenths, on each line a kind, a weight and the values that have it. */
    void print(PrintStream out) {
        Map<String, TreeSet<Integer>> lines = new TreeMap<>();
        for (int i = 0; i < keys.length; i++) {
            PlainTrait kind = PlainTrait.of(keys[i]);
            String weight = String.format(Locale.ROOT, kind.isShape() ? "%.1f" : "%.2f", weights[i]);
            if (Double.parseDouble(weight) != 0) {
                lines.computeIfAbsent(kind.label() + "\t" + weight, line -> new TreeSet<>())
                        .add(TraitKeys.value(keys[i]));
            }
        }
        lines.forEach((line, values) -> out.println(line + "\t" + String.join(" ", distances(values))));
    }

    private static List<String> distances(SortedSet<Integer> values) {
        List<String> distances = new ArrayList<>();
        int before = 0;
        for (int value : values) {
            distances.add(Integer.toString(value - before, RADIX));
            before = value;
        }
        return distances;
    }
}
