package org.seichi.bench.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.DoubleSupplier;

/** Checks gradients against differences. */
final class Slopes {
    private static final float STEP = 0.0005f;

    private Slopes() {}

    /**
     * Checks, for some of the weights, that a slope is by how much the surprise falls with a little more of the weight.
     *
     * @param surprise computes it with the weights as they are
     */
    static void check(List<SteppedWeights> weights, List<float[]> slopes, DoubleSupplier surprise) {
        for (int which = 0; which < weights.size(); which++) {
            float[] used = weights.get(which).used();
            for (int i = 0; i < used.length; i += Math.max(1, used.length / 40)) {
                float usual = used[i];
                used[i] = usual + STEP;
                double more = surprise.getAsDouble();
                used[i] = usual - STEP;
                double less = surprise.getAsDouble();
                used[i] = usual;
                double slope = (less - more) / (2 * STEP);
                assertThat(slopes.get(which)[i])
                        .isCloseTo((float) slope, within((float) (0.003 + 0.05 * Math.abs(slope))));
            }
        }
    }
}
