package org.seichi.bench.fit;

/**
 * A training example of a regression.
 *
 * @param traits the measured traits
 * @param target the probability to be predicted, 0 to 1
 * @param weight its weight in the fit
 */
@SuppressWarnings("ArrayRecordComponent") // Made once, read by one loop, compared by nobody.
record LabeledTraits(double[] traits, double target, double weight) {}
