package org.seichi.bench.fit;

/**
 * A training example.
 *
 * @param traits the measured traits
 * @param target the probability to be predicted, 0 to 1
 * @param weight its weight in the fit
 */
@SuppressWarnings("ArrayRecordComponent") // Made once, read by one loop, compared by nobody.
record Sample(double[] traits, double target, double weight) {}
