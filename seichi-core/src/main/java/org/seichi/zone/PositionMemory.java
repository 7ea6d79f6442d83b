package org.seichi.zone;

/**
 * The numbers of positions that were looked at, by hash: proof and disproof number, or the pattern that proves it. Of fixed
 * size; when it is full, what took the least work to find goes first, so that equal searches always meet equal memories.
 */
final class PositionMemory {
    /** Stands for a proof or disproof that is impossible. */
    static final int INFINITE = (1 << 24) - 1;
    /** The answer of {@link #find} for what is not there. */
    static final int ABSENT = -1;

    private static final int BUCKET_BITS = 2;
    private static final int BUCKET = 1 << BUCKET_BITS;
    private static final int NUMBER_BITS = 24;
    private static final int WORK_SHIFT = 2 * NUMBER_BITS;

    private final int mask;
    private final long[] keys;
    /** Work, second and first number of each entry; 0 if it is free. */
    private final long[] numbers;

    /**
     * An empty memory.
     *
     * @param bits binary logarithm of the number of entries; an entry takes 16 bytes
     */
    PositionMemory(int bits) {
        mask = (1 << bits) - 1;
        keys = new long[1 << bits];
        numbers = new long[1 << bits];
    }

    /** The place of what is known about a key, until the next {@link #store}; or {@link #ABSENT}. */
    int find(long key) {
        int first = first(key);
        for (int entry = first; entry < first + BUCKET; entry++) {
            if (keys[entry] == key && numbers[entry] != 0) {
                return entry;
            }
        }
        return ABSENT;
    }

    /** Proof number: 0 if proven. */
    int proof(int entry) {
        return (int) numbers[entry] & INFINITE;
    }

    /** Disproof number, or the pattern if proven. */
    int disproof(int entry) {
        return (int) (numbers[entry] >>> NUMBER_BITS) & INFINITE;
    }

    /**
     * Stores what is known about a key in place of what was known before, or of what took the least work.
     *
     * @param proof proof number, 0 if proven
     * @param disproof disproof number, or the pattern if proven
     * @param work nodes that it took
     */
    void store(long key, int proof, int disproof, long work) {
        int entry = find(key);
        if (entry == ABSENT) {
            entry = leastWork(first(key));
        }
        long logarithm = (long) Long.SIZE - Long.numberOfLeadingZeros(work + 1);
        keys[entry] = key;
        numbers[entry] = proof | (long) disproof << NUMBER_BITS | logarithm << WORK_SHIFT;
    }

    private int leastWork(int first) {
        int least = first;
        for (int entry = first; entry < first + BUCKET; entry++) {
            if (numbers[entry] >>> WORK_SHIFT < numbers[least] >>> WORK_SHIFT) {
                least = entry;
            }
        }
        return least;
    }

    private int first(long key) {
        return ((int) (key >>> 32) << BUCKET_BITS) & mask;
    }
}
