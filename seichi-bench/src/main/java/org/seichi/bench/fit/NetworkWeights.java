package org.seichi.bench.fit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import org.seichi.move.Letters;
import org.seichi.move.PlainTrait;
import org.seichi.move.TraitKeys;

/** The weights of a network for moves while they are fitted; its form and its text are those of {@code org.seichi.move.MoveNetwork}. */
final class NetworkWeights {
    /** Units of each layer, from below. */
    static final List<Integer> UNITS = List.of(64, 32, 32, 32);

    /** A layer sees the units below at a point, those of its neighbors, and those of its diagonal neighbors. */
    static final int KINDS = 3;

    private static final float DECAY = 0.05f;

    private static final float OWN_GRAIN = 1 / 16f;
    private static final float FIRST_GRAIN = 1 / 8f;
    private static final float GRAIN = 1 / 32f;
    private static final int MOST_OWN_GRAINS = 900;

    /** Standard deviation of the random weights that the first units begin with. */
    private static final double SPREAD = 0.1;

    /** Weights in the score that the first units and those above begin with, half of them negative. */
    private static final float FIRST_SCORE = 0.3f;

    private static final float SCORE = 0.1f;

    private final Random random = new Random(1);
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final SteppedWeights own;
    private final List<SteppedWeights> layers = new ArrayList<>();
    private final List<SteppedWeights> starts = new ArrayList<>();
    private final List<SteppedWeights> scores = new ArrayList<>();

    /** Number of traits with weights for the units, which come first. */
    private final int rows;

    /**
     * Makes random weights.
     *
     * @param seen the traits with weights for the units
     * @param others the other traits
     */
    NetworkWeights(List<Integer> seen, List<Integer> others) {
        seen.forEach(key -> numbers.put(key, numbers.size()));
        others.forEach(key -> numbers.put(key, numbers.size()));
        rows = seen.size();
        own = new SteppedWeights(new float[numbers.size()]);
        layers.add(drawn(rows, UNITS.get(0), row -> SPREAD));
        scores.add(alternating(UNITS.get(0), FIRST_SCORE));
        for (int layer = 1; layer < UNITS.size(); layer++) {
            int below = UNITS.get(layer - 1);
            double spread = Math.sqrt(2.0 / (KINDS * below));
            layers.add(drawn(KINDS * below, UNITS.get(layer), row -> row < below ? spread : spread / 2));
            starts.add(new SteppedWeights(new float[UNITS.get(layer)]));
            scores.add(alternating(UNITS.get(layer), SCORE));
        }
    }

    private SteppedWeights drawn(int inputs, int units, Function<Integer, Double> spread) {
        float[] weights = new float[inputs * units];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) (random.nextGaussian() * spread.apply(i / units));
        }
        return new SteppedWeights(weights);
    }

    private static SteppedWeights alternating(int units, float size) {
        float[] weights = new float[units];
        for (int unit = 0; unit < units; unit++) {
            weights[unit] = unit % 2 == 0 ? size : -size;
        }
        return new SteppedWeights(weights);
    }

    /** The numbers of the traits. */
    Map<Integer, Integer> numbers() {
        return numbers;
    }

    /** Whether a trait has weights for the units. */
    boolean isSeen(int trait) {
        return trait < rows;
    }

    /** All weights, in the order of {@link NetworkPass#slopes}. */
    List<SteppedWeights> all() {
        List<SteppedWeights> all = new ArrayList<>(List.of(own));
        all.addAll(layers);
        all.addAll(starts);
        all.addAll(scores);
        return all;
    }

    /** The traits' own weights. */
    float[] own() {
        return own.used();
    }

    /** The weights of a layer's inputs: of traits in the first one, else of units below; by input and unit. */
    float[] layer(int layer) {
        return layers.get(layer).used();
    }

    /** What the units of a layer above the first begin with. */
    float[] starts(int layer) {
        return starts.get(layer - 1).used();
    }

    /** The weights of a layer's units in the score. */
    float[] scores(int layer) {
        return scores.get(layer).used();
    }

    /** Takes a step along the gradient, and clears it. */
    void step(List<NetworkPass> passes, int examples, float step) {
        List<SteppedWeights> all = all();
        for (int i = 0; i < all.size(); i++) {
            int which = i;
            List<float[]> slopes =
                    passes.stream().map(pass -> pass.slopes().get(which)).toList();
            all.get(i).step(slopes, examples, step, DECAY);
        }
    }

    /** Uses all weights as they can be written. */
    void round() {
        own.round(OWN_GRAIN, MOST_OWN_GRAINS);
        layers.get(0).round(FIRST_GRAIN, Letters.MOST);
        layers.subList(1, layers.size()).forEach(layer -> layer.round(GRAIN, Letters.MOST));
        starts.forEach(start -> start.round(FIRST_GRAIN, Letters.MOST));
        scores.forEach(score -> score.round(GRAIN, Letters.MOST));
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
                String units = isSeen(trait) ? "\t" + letters(layers.get(0), trait, UNITS.get(0), FIRST_GRAIN) : "";
                out.println(TraitKeys.value(key) + "\t" + weight + units);
            }
        });
        out.println("units");
        out.println(letters(scores.get(0), 0, UNITS.get(0), GRAIN));
        for (int layer = 1; layer < UNITS.size(); layer++) {
            out.println("layer");
            for (int input = 0; input < KINDS * UNITS.get(layer - 1); input++) {
                out.println(letters(layers.get(layer), input, UNITS.get(layer), GRAIN));
            }
            out.println(letters(starts.get(layer - 1), 0, UNITS.get(layer), FIRST_GRAIN));
            out.println(letters(scores.get(layer), 0, UNITS.get(layer), GRAIN));
        }
    }

    private static String letters(SteppedWeights weights, int row, int units, float grain) {
        StringBuilder letters = new StringBuilder();
        for (int unit = 0; unit < units; unit++) {
            letters.append(Letters.of(weights.grains(row * units + unit, grain)));
        }
        return letters.toString();
    }
}
