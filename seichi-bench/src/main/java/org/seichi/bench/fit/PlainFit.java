package org.seichi.bench.fit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.seichi.move.PlainTrait;
import org.seichi.move.TraitKeys;

/**
 * Fits the weights of plain traits and of the hidden units that see them: the exponential of a move's score is made proportional to the
 * probability that it is chosen (softmax), by gradient steps on small batches. Toward the end rounded weights are used, so that each finds
 * its place beside the others as they are written down.
 */
final class PlainFit {
    private static final int UNITS = 80;
    private static final int EXAMPLES = 32;
    private static final float STEP = 0.004f;
    private static final float DECAY = 0.05f;

    /** The step size rises over this many batches at the beginning, and falls over {@link #SHORTER_LAST} of all at the end. */
    private static final double SHORTER_FIRST = 500;

    private static final double SHORTER_LAST = 0.7;

    /** Share of the batches, at the end, in which rounded weights are used. */
    private static final double ROUNDED = 0.4;

    private static final float GRAIN = 0.15f;
    private static final float OWN_GRAIN = 0.05f;
    private static final int MOST_GRAINS = 46;
    private static final int MOST_OWN_GRAINS = 900;
    private static final char NOTHING = 'O';

    /** Standard deviation of the random weights that units begin with. */
    private static final float SPREAD = 0.1f;

    /** Smaller errors of a probability do not change the weights of units. */
    private static final float NOTICED = 3e-4f;

    private final Random random = new Random(1);
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final int[] keys;

    /** Number of traits with weights for the units, which come first. */
    private final int rows;

    private final SteppedWeights own;
    private final SteppedWeights units;
    private float[] sums = new float[0];
    private final float[] through = new float[UNITS];

    /**
     * Makes a fit with initial weights.
     *
     * @param seen the traits with weights for the units
     * @param others the other traits
     */
    PlainFit(List<Integer> seen, List<Integer> others) {
        rows = seen.size();
        keys = new int[seen.size() + others.size()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = i < rows ? seen.get(i) : others.get(i - rows);
            numbers.put(keys[i], i);
        }
        own = new SteppedWeights(new float[keys.length]);
        float[] drawn = new float[rows * UNITS];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = (float) random.nextGaussian() * SPREAD;
        }
        units = new SteppedWeights(drawn);
    }

    /** Adds a move to a choice. */
    void add(PlainChoice choice, TraitKeys traits, double times) {
        choice.begin(times);
        for (int i = 0; i < traits.size(); i++) {
            Integer number = numbers.get(traits.get(i));
            if (number != null) {
                choice.add(number);
            }
        }
    }

    /** Fits the weights. */
    void learn(List<PlainChoice> choices, int rounds) {
        int batches = rounds * (choices.size() / EXAMPLES);
        int next = choices.size();
        for (int batch = 0; batch < batches; batch++) {
            if (next + EXAMPLES > choices.size()) {
                Collections.shuffle(choices, random);
                next = 0;
            }
            for (int i = 0; i < EXAMPLES; i++) {
                learn(choices.get(next++));
            }
            double left = 1 - (double) batch / batches;
            double step = STEP * Math.min(1, (batch + 1) / SHORTER_FIRST) * Math.min(1, left / SHORTER_LAST);
            own.step(EXAMPLES, (float) step, DECAY);
            units.step(EXAMPLES, (float) step, DECAY);
            if (left < ROUNDED) {
                own.round(OWN_GRAIN, MOST_OWN_GRAINS);
                units.round(GRAIN, MOST_GRAINS);
            }
        }
    }

    private void learn(PlainChoice choice) {
        double[] powers = powers(choice);
        double all = Arrays.stream(powers).sum();
        for (int move = 0; move < powers.length; move++) {
            float missing = (float) ((move == 0 ? 1 : 0) - powers[move] / all);
            for (int i = choice.start(move); i < choice.start(move + 1); i++) {
                own.slope()[choice.trait(i)] += missing;
            }
            if (Math.abs(missing) > NOTICED) {
                learn(choice, move, missing);
            }
        }
    }

    /** The probabilities of the moves up to a common factor, each times the moves that it stands for. */
    private double[] powers(PlainChoice choice) {
        if (sums.length < choice.size() * UNITS) {
            sums = new float[2 * choice.size() * UNITS];
        }
        double[] powers = new double[choice.size()];
        for (int move = 0; move < powers.length; move++) {
            powers[move] = sum(choice, move);
        }
        double most = Arrays.stream(powers).max().orElseThrow();
        for (int move = 0; move < powers.length; move++) {
            powers[move] = choice.times(move) * Math.exp(powers[move] - most);
        }
        return powers;
    }

    private float sum(PlainChoice choice, int move) {
        int at = move * UNITS;
        Arrays.fill(sums, at, at + UNITS, 0);
        float sum = 0;
        for (int i = choice.start(move); i < choice.start(move + 1); i++) {
            int trait = choice.trait(i);
            sum += own.used()[trait];
            if (trait < rows) {
                add(units.used(), trait * UNITS, sums, at);
            }
        }
        return sum + counted(at) - counted(at + UNITS / 2);
    }

    private float counted(int from) {
        float counted = 0;
        for (int unit = from; unit < from + UNITS / 2; unit++) {
            counted += Math.max(0, sums[unit]);
        }
        return counted;
    }

    private static int sign(int unit) {
        return unit < UNITS / 2 ? 1 : -1;
    }

    private static void add(float[] from, int start, float[] to, int at) {
        for (int unit = 0; unit < UNITS; unit++) {
            to[at + unit] += from[start + unit];
        }
    }

    private void learn(PlainChoice choice, int move, float missing) {
        for (int unit = 0; unit < UNITS; unit++) {
            through[unit] = sums[move * UNITS + unit] > 0 ? sign(unit) * missing : 0;
        }
        for (int i = choice.start(move); i < choice.start(move + 1); i++) {
            if (choice.trait(i) < rows) {
                add(through, 0, units.slope(), choice.trait(i) * UNITS);
            }
        }
    }

    /** Prints the weights: a line for a kind, and after it one for each value, with its weight in hundredths and those for the units. */
    void print(PrintStream out) {
        Map<Integer, Integer> ordered = new TreeMap<>(numbers);
        List<PlainTrait> kinds = new ArrayList<>();
        ordered.forEach((key, trait) -> {
            int weight = Math.round(100 * own.used()[trait]);
            if (trait < rows || weight != 0) {
                PlainTrait kind = PlainTrait.of(key);
                if (!kinds.contains(kind)) {
                    kinds.add(kind);
                    out.println(kind.label());
                }
                out.println(TraitKeys.value(key) + "\t" + weight + (trait < rows ? "\t" + letters(trait) : ""));
            }
        });
    }

    private String letters(int trait) {
        StringBuilder letters = new StringBuilder();
        for (int unit = 0; unit < UNITS; unit++) {
            letters.append((char) (NOTHING + Math.round(units.used()[trait * UNITS + unit] / GRAIN)));
        }
        return letters.toString();
    }
}
