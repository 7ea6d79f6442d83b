package org.seichi.zone;

/**
 * A transposition table of fixed size: by hash key, a position's proof and disproof number, or the pattern that proves it. In a
 * full bucket the entry that took the least work is replaced, so equal searches always find equal entries.
 */
final class PositionMemory {
    /** The proof or disproof number of a position that cannot be proven or disproven. */
    static final int INFINITE = (1 << 24) - 1;
    /** Returned by {@link #find} if there is no entry. */
    static final int ABSENT = -1;

    private static final int BUCKET_BITS = 2;
    private static final int BUCKET = 1 << BUCKET_BITS;
    private static final int NUMBER_BITS = 24;
    private static final int WORK_SHIFT = 2 * NUMBER_BITS;

    private final int mask;
    private final long[] keys;
    /** Each entry's logarithm of the work (high bits), second and first number (low bits); 0 if it is free. */
    private final long[] numbers;

    /**
     * Creates an empty table.
     *
     * @param bits binary logarithm of the number of entries; an entry takes 16 bytes
     */
    PositionMemory(int bits) {
        mask = (1 << bits) - 1;
        keys = new long[1 << bits];
        numbers = new long[1 << bits];
    }

    /** Returns the index of the entry for a key, valid until the next {@link #store}; or {@link #ABSENT}. */
    int find(long key) {
        int first = first(key);
        for (int entry = first; entry < first + BUCKET; entry++) {
            if (keys[entry] == key && numbers[entry] != 0) {
                return entry;
            }
        }
        return ABSENT;
    }

    /** Returns the proof number: 0 if proven. */
    int proof(int entry) {
        return (int) numbers[entry] & INFINITE;
    }

    /** Returns the disproof number, or the number of the pattern if proven. */
    int disproof(int entry) {
        return (int) (numbers[entry] >>> NUMBER_BITS) & INFINITE;
    }

    /**
     * Stores an entry for a key, in place of its older entry or else of the one in its bucket that took the least work.
     *
     * @param proof proof number, 0 if proven
     * @param disproof disproof number, or the number of the pattern if proven
     * @param work nodes visited to find it
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
