package org.seichi.bench.fit;

import java.util.Arrays;

/**
 * Weights that go along a slope, each by steps of its own (Adam, Kingma and Ba 2015), and shrink a little (Loshchilov and Hutter 2019).
 */
final class SteppedWeights {
    private static final double MEAN_KEPT = 0.9;
    private static final double SQUARE_KEPT = 0.999;
    private static final float TINY = 1e-6f;

    /** Added before a number is cut off, so that none is below 0. */
    private static final int UP = 1000;

    private final float[] weights;
    private final float[] mean;
    private final float[] square;
    private final float[] used;
    private final float[] slope;
    private int steps;

    /** Weights to begin with. */
    SteppedWeights(float[] weights) {
        this.weights = weights;
        used = weights.clone();
        slope = new float[weights.length];
        mean = new float[weights.length];
        square = new float[weights.length];
    }

    /** The weights as they are used. */
    float[] used() {
        return used;
    }

    /** Where the slopes of some examples are added up. */
    float[] slope() {
        return slope;
    }

    /**
     * Takes a step, and forgets the slope.
     *
     * @param examples how many have been added up
     * @param step its length
     * @param decay the share of each weight that goes with a step of length 1
     */
    void step(int examples, float step, float decay) {
        steps++;
        float meanScale = (float) (1 / (1 - Math.pow(MEAN_KEPT, steps)));
        float squareScale = (float) (1 / (1 - Math.pow(SQUARE_KEPT, steps)));
        for (int i = 0; i < weights.length; i++) {
            float value = slope[i] / examples;
            mean[i] += (1 - (float) MEAN_KEPT) * (value - mean[i]);
            square[i] += (1 - (float) SQUARE_KEPT) * (value * value - square[i]);
            weights[i] += step * mean[i] * meanScale / ((float) Math.sqrt(square[i] * squareScale) + TINY)
                    - step * decay * weights[i];
        }
        System.arraycopy(weights, 0, used, 0, weights.length);
        Arrays.fill(slope, 0);
    }

    /** Uses the weights as multiples of a grain; they themselves stay as they are, so that small steps add up. */
    void round(float grain, int most) {
        for (int i = 0; i < weights.length; i++) {
            float grains = Math.max(-most, Math.min(most, weights[i] / grain));
            used[i] = ((int) (grains + UP + 0.5f) - UP) * grain;
        }
    }
}
