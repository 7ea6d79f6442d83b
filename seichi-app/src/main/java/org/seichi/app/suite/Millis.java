package org.seichi.app.suite;

import java.util.Arrays;

/**
 * Statistics of times, in milliseconds; all 0 if nothing was timed.
 *
 * @param median the median; of an even number of times the lower of the two in the middle
 * @param mean the mean
 * @param p99 the 99th percentile: the smallest time that 99 % of the games do not exceed
 * @param max the longest time
 */
public record Millis(double median, double mean, double p99, double max) {
    private static final double NANOS = 1e6;

    /** The statistics of times given in nanoseconds, in any order. */
    static Millis of(long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        double mean = Arrays.stream(sorted).average().orElse(0) / NANOS;
        return new Millis(rank(sorted, 50), mean, rank(sorted, 99), rank(sorted, 100));
    }

    /** The nearest-rank percentile. */
    private static double rank(long[] sorted, int percent) {
        int rank = (sorted.length * percent + 99) / 100;
        return rank == 0 ? 0 : sorted[rank - 1] / NANOS;
    }
}
