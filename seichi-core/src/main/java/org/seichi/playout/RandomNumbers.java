package org.seichi.playout;

/** A sequence of pseudo-random numbers that a seed determines (xorshift64*, Vigna 2016). */
final class RandomNumbers {
    private static final long MULTIPLIER = 0x2545F4914F6CDD1DL;

    private long state;

    /** A sequence; the same seed gives the same sequence. */
    RandomNumbers(long seed) {
        state = seed == 0 ? MULTIPLIER : seed;
    }

    /** The next number from 0 to below the bound, which must be positive. */
    int below(int bound) {
        state ^= state >>> 12;
        state ^= state << 25;
        state ^= state >>> 27;
        int bits = (int) ((state * MULTIPLIER) >>> 33);
        return (int) (((long) bits * bound) >>> 31);
    }
}
