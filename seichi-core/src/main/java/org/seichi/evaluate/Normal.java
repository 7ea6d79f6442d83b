package org.seichi.evaluate;

/** The normal distribution. */
final class Normal {
    private static final int STEPS = 400;
    private static final double FAR = 8;

    private Normal() {}

    /** The probability of a value below so many standard deviations, to six digits: by Simpson's rule. */
    static double below(double deviations) {
        double to = Math.min(FAR, Math.abs(deviations));
        double width = to / STEPS;
        double sum = density(0) + density(to);
        for (int i = 1; i < STEPS; i++) {
            sum += (i % 2 == 0 ? 2 : 4) * density(i * width);
        }
        double inner = sum * width / 3;
        return deviations < 0 ? 0.5 - inner : 0.5 + inner;
    }

    private static double density(double x) {
        return StrictMath.exp(-x * x / 2) / StrictMath.sqrt(2 * Math.PI);
    }
}
