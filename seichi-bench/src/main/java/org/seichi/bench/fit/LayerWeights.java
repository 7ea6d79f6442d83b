package org.seichi.bench.fit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.seichi.network.Letters;

/** The weights of layers while they are fitted; their form and their text are those of {@link org.seichi.network.NeighborLayers}. */
final class LayerWeights {
    /** A layer sees the units below at a point, those of its neighbors, and those of its diagonal neighbors. */
    static final int KINDS = 3;

    private static final float START_GRAIN = 1 / 8f;
    private static final float GRAIN = 1 / 32f;

    /** Weights in the score that units begin with, half of them negative. */
    private static final float SCORE = 0.1f;

    private final List<Integer> widths;
    private final List<SteppedWeights> layers = new ArrayList<>();
    private final List<SteppedWeights> starts = new ArrayList<>();
    private final List<SteppedWeights> scores = new ArrayList<>();

    /**
     * Makes random weights.
     *
     * @param widths the number of inputs of a point, and the units of each layer
     */
    LayerWeights(List<Integer> widths, Random random) {
        this.widths = List.copyOf(widths);
        for (int layer = 1; layer < widths.size(); layer++) {
            int below = widths.get(layer - 1);
            double spread = Math.sqrt(2.0 / (KINDS * below));
            layers.add(SteppedWeights.drawn(
                    random, KINDS * below, widths.get(layer), row -> row < below ? spread : spread / 2));
            starts.add(new SteppedWeights(new float[widths.get(layer)]));
            scores.add(SteppedWeights.alternating(widths.get(layer), SCORE));
        }
    }

    /** Number of layers and of their inputs together: the layers are counted from 1 on. */
    int count() {
        return widths.size();
    }

    /** Units of a layer; inputs of the first one for 0. */
    int width(int layer) {
        return widths.get(layer);
    }

    /** What a layer's units see of each point: the width below, for each kind. */
    int inputs(int layer) {
        return KINDS * width(layer - 1);
    }

    /** All weights: of the layers, what their units begin with, and those in the score. */
    List<SteppedWeights> all() {
        List<SteppedWeights> all = new ArrayList<>(layers);
        all.addAll(starts);
        all.addAll(scores);
        return all;
    }

    /** The weights of a layer, by what its units see and unit. */
    float[] layer(int layer) {
        return layers.get(layer - 1).used();
    }

    /** What the units of a layer begin with. */
    float[] starts(int layer) {
        return starts.get(layer - 1).used();
    }

    /** The weights of a layer's units in the score. */
    float[] scores(int layer) {
        return scores.get(layer - 1).used();
    }

    /** Uses all weights as they can be written. */
    void round() {
        layers.forEach(layer -> layer.round(GRAIN, Letters.MOST));
        starts.forEach(start -> start.round(START_GRAIN, Letters.MOST));
        scores.forEach(score -> score.round(GRAIN, Letters.MOST));
    }

    /** Prints the weights, rounded. */
    void print(PrintStream out) {
        for (int layer = 1; layer < count(); layer++) {
            out.println("layer");
            for (int input = 0; input < inputs(layer); input++) {
                out.println(layers.get(layer - 1).letters(input, width(layer), GRAIN));
            }
            out.println(starts.get(layer - 1).letters(0, width(layer), START_GRAIN));
            out.println(scores.get(layer - 1).letters(0, width(layer), GRAIN));
        }
    }
}
