package org.seichi.bench.fit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.seichi.move.PlainTrait;
import org.seichi.move.TraitKeys;
import org.seichi.network.Letters;

/** The weights of a network for moves while they are fitted; its form and its text are those of {@code org.seichi.move.MoveNetwork}. */
final class MoveNetworkWeights {
    /** Units at each point that see the traits of a move there. */
    static final int FIRST_UNITS = 64;

    /** The same and the units of each layer above. */
    private static final List<Integer> UNITS = List.of(FIRST_UNITS, 32, 32, 32);

    private static final float OWN_GRAIN = 1 / 16f;
    private static final float FIRST_GRAIN = 1 / 8f;
    private static final float GRAIN = 1 / 32f;
    private static final int MOST_OWN_GRAINS = 900;

    /** Standard deviation of the random weights that the first units begin with. */
    private static final double SPREAD = 0.1;

    /** Weights in the score that the first units begin with, half of them negative. */
    private static final float FIRST_SCORE = 0.3f;

    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final SteppedWeights own;
    private final SteppedWeights first;
    private final SteppedWeights firstScores;
    private final LayerWeights layers;

    /** Number of traits with weights for the units, which come first. */
    private final int rows;

    /**
     * Makes random weights.
     *
     * @param seen the traits with weights for the units
     * @param others the other traits
     */
    MoveNetworkWeights(List<Integer> seen, List<Integer> others) {
        seen.forEach(key -> numbers.put(key, numbers.size()));
        others.forEach(key -> numbers.put(key, numbers.size()));
        rows = seen.size();
        own = new SteppedWeights(new float[numbers.size()]);
        Random random = new Random(1);
        first = SteppedWeights.drawn(random, rows, FIRST_UNITS, row -> SPREAD);
        firstScores = SteppedWeights.alternating(FIRST_UNITS, FIRST_SCORE);
        layers = new LayerWeights(UNITS, random);
    }

    /** The numbers of the traits. */
    Map<Integer, Integer> numbers() {
        return numbers;
    }

    /** Whether a trait has weights for the units. */
    boolean isSeen(int trait) {
        return trait < rows;
    }

    /** All weights, in the order of {@link MovePass#slopes}. */
    List<SteppedWeights> all() {
        List<SteppedWeights> all = new ArrayList<>(List.of(own, first, firstScores));
        all.addAll(layers.all());
        return all;
    }

    /** The traits' own weights. */
    float[] own() {
        return own.used();
    }

    /** The weights of the traits for the first units, by trait and unit. */
    float[] first() {
        return first.used();
    }

    /** The weights of the first units in the score. */
    float[] firstScores() {
        return firstScores.used();
    }

    /** The layers above the first units. */
    LayerWeights layers() {
        return layers;
    }

    /** Uses all weights as they can be written. */
    void round() {
        own.round(OWN_GRAIN, MOST_OWN_GRAINS);
        first.round(FIRST_GRAIN, Letters.MOST);
        firstScores.round(GRAIN, Letters.MOST);
        layers.round();
    }

    /** Prints the weights, rounded. */
    void print(PrintStream out) {
        List<PlainTrait> kinds = new ArrayList<>();
        new TreeMap<>(numbers).forEach((key, trait) -> {
            int weight = own.grains(trait, OWN_GRAIN);
            if (isSeen(trait) || weight != 0) {
                PlainTrait kind = PlainTrait.of(key);
                if (!kinds.contains(kind)) {
                    kinds.add(kind);
                    out.println(kind.label());
                }
                String units = isSeen(trait) ? "\t" + first.letters(trait, FIRST_UNITS, FIRST_GRAIN) : "";
                out.println(TraitKeys.value(key) + "\t" + weight + units);
            }
        });
        out.println("units");
        out.println(firstScores.letters(0, FIRST_UNITS, GRAIN));
        layers.print(out);
    }
}
