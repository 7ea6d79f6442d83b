package org.seichi.bench.fit;

/**
 * One thing to learn from.
 *
 * @param traits what was measured
 * @param target the probability that the traits are to give, 0 to 1
 * @param weight how much it counts
 */
@SuppressWarnings("ArrayRecordComponent") // Made once, read by one loop, compared by nobody.
record Sample(double[] traits, double target, double weight) {}
