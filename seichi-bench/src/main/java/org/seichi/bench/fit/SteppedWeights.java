package org.seichi.bench.fit;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.seichi.network.Letters;

/** Weights that are trained by Adam (Kingma and Ba 2015) with decoupled weight decay (Loshchilov and Hutter 2019). */
final class SteppedWeights {
    private static final double MEAN_KEPT = 0.9;
    private static final double SQUARE_KEPT = 0.999;
    private static final float TINY = 1e-6f;

    /** Added before truncation, so that no number is below 0. */
    private static final int UP = 1000;

    private final float[] weights;
    private final float[] mean;
    private final float[] square;
    private final float[] used;
    private int steps;

    /** Starts with given weights. */
    SteppedWeights(float[] weights) {
        this.weights = weights;
        used = weights.clone();
        mean = new float[weights.length];
        square = new float[weights.length];
    }

    /** Random weights with a standard deviation for each input. */
    static SteppedWeights drawn(Random random, int inputs, int units, Function<Integer, Double> spread) {
        float[] weights = new float[inputs * units];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) (random.nextGaussian() * spread.apply(i / units));
        }
        return new SteppedWeights(weights);
    }

    /** Weights of one size, every second one negative. */
    static SteppedWeights alternating(int units, float size) {
        float[] weights = new float[units];
        for (int unit = 0; unit < units; unit++) {
            weights[unit] = unit % 2 == 0 ? size : -size;
        }
        return new SteppedWeights(weights);
    }

    /** The weights as they are used, rounded or not. */
    float[] used() {
        return used;
    }

    /** An array for gradients. */
    float[] slope() {
        return new float[weights.length];
    }

    /**
     * Takes a step along the gradient.
     *
     * @param slopes arrays whose sum is that of the gradients of a batch; they are cleared
     * @param examples number of examples that have been added up
     * @param step the step size
     * @param decay the share of each weight that is lost with a step of size 1
     */
    void step(List<float[]> slopes, int examples, float step, float decay) {
        steps++;
        float meanScale = (float) (1 / (1 - Math.pow(MEAN_KEPT, steps)));
        float squareScale = (float) (1 / (1 - Math.pow(SQUARE_KEPT, steps)));
        for (int i = 0; i < weights.length; i++) {
            float sum = 0;
            for (float[] slope : slopes) {
                sum += slope[i];
            }
            float value = sum / examples;
            mean[i] += (1 - (float) MEAN_KEPT) * (value - mean[i]);
            square[i] += (1 - (float) SQUARE_KEPT) * (value * value - square[i]);
            weights[i] += step * mean[i] * meanScale / ((float) Math.sqrt(square[i] * squareScale) + TINY)
                    - step * decay * weights[i];
        }
        System.arraycopy(weights, 0, used, 0, weights.length);
        slopes.forEach(slope -> Arrays.fill(slope, 0));
    }

    /** Uses the weights as multiples of a grain; the exact ones are kept, so that small steps add up. */
    void round(float grain, int most) {
        for (int i = 0; i < weights.length; i++) {
            float grains = Math.max(-most, Math.min(most, weights[i] / grain));
            used[i] = ((int) (grains + UP + 0.5f) - UP) * grain;
        }
    }

    /** The number of grains of a weight as it is used. */
    int grains(int index, float grain) {
        return Math.round(used[index] / grain);
    }

    /** The weights of an input for all units, as text. */
    String letters(int row, int units, float grain) {
        StringBuilder letters = new StringBuilder();
        for (int unit = 0; unit < units; unit++) {
            letters.append(Letters.of(grains(row * units + unit, grain)));
        }
        return letters.toString();
    }
}
