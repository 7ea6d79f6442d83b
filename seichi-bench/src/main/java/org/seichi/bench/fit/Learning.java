package org.seichi.bench.fit;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Fits weights by gradient steps on small batches. Toward the end rounded weights are used, so that each finds its place beside the others
 * as they are written down. The same on every run.
 *
 * @param weights all weights
 * @param passes as many as work side by side on a batch
 * @param round rounds the weights
 * @param step the largest step
 * @param <E> the examples
 */
record Learning<E>(List<SteppedWeights> weights, List<? extends LearningPass<E>> passes, Runnable round, float step) {
    private static final int EXAMPLES = 32;
    private static final float DECAY = 0.05f;

    /** The step size rises over this many batches at the beginning, and falls over {@link #SHORTER_LAST} of all at the end. */
    private static final double SHORTER_FIRST = 500;

    private static final double SHORTER_LAST = 0.7;

    /** Share of the batches, at the end, in which rounded weights are used. */
    private static final double ROUNDED = 0.3;

    /** Batches from one line about the time to the next. */
    private static final int LINE = 1000;

    /**
     * Learns, and tells on the standard error how surprising the examples still are.
     *
     * @param examples the examples, which are shuffled
     * @param rounds how often each is used
     */
    void learn(List<E> examples, double rounds) {
        Random random = new Random(1);
        int batches = (int) (rounds * examples.size() / EXAMPLES);
        int next = examples.size();
        for (int batch = 0; batch < batches; batch++) {
            if (next + EXAMPLES > examples.size()) {
                Collections.shuffle(examples, random);
                next = 0;
            }
            look(examples.subList(next, next + EXAMPLES));
            next += EXAMPLES;
            double left = 1 - (double) batch / batches;
            step((float) (step * Math.min(1, (batch + 1) / SHORTER_FIRST) * Math.min(1, left / SHORTER_LAST)));
            if (left < ROUNDED) {
                round.run();
            }
            if (batch % LINE == 0) {
                System.err.println(batch + " of " + batches + " batches, surprise " + surprise());
            }
        }
    }

    private void look(List<E> batch) {
        IntStream.range(0, passes.size())
                .parallel()
                .forEach(pass -> passes.get(pass)
                        .learn(batch.subList(pass * EXAMPLES / passes.size(), (pass + 1) * EXAMPLES / passes.size())));
    }

    private void step(float size) {
        for (int i = 0; i < weights.size(); i++) {
            int which = i;
            List<float[]> slopes =
                    passes.stream().map(pass -> pass.slopes().get(which)).toList();
            weights.get(i).step(slopes, EXAMPLES, size, DECAY);
        }
    }

    private double surprise() {
        return passes.stream().mapToDouble(LearningPass::takeSurprise).average().orElseThrow();
    }
}
