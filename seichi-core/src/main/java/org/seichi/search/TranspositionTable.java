package org.seichi.search;

/**
 * The transposition table of proof-number searches: proof and disproof numbers, best move and distance to the goal, by hash
 * key. Its size is fixed; when a bucket is full, the entry that took the least work is replaced. Equal sequences of searches
 * therefore see equal tables.
 *
 * <p>Only results that hold on every path to the position may be stored: a disproof that depends on a repetition must not be.
 * Positions with equal 64-bit keys are taken for the same.
 */
public final class TranspositionTable {
    /** The number of a proof or disproof that is impossible. */
    public static final int INFINITE = (1 << 24) - 1;
    /** Returned by {@link #find} for a key that is not in the table. */
    public static final int ABSENT = -1;

    private static final int BUCKET_BITS = 2;
    private static final int BUCKET = 1 << BUCKET_BITS;
    private static final int MOVE_BITS = 10;
    private static final int MIN_BITS = MOVE_BITS + BUCKET_BITS;
    private static final int MAX_BITS = 26;
    private static final long MOVE_MASK = (1L << MOVE_BITS) - 1;
    private static final int NUMBER_BITS = 24;
    private static final int DISTANCE_SHIFT = 2 * NUMBER_BITS;
    private static final int DISTANCE_MASK = (1 << 10) - 1;
    private static final int WORK_SHIFT = DISTANCE_SHIFT + 10;

    private final int mask;
    /** Two words per entry: the key, with the move plus 1 in its lowest bits, and the packed numbers; all 0 if free. */
    private final long[] words;

    /**
     * An empty table.
     *
     * @param bits binary logarithm of the number of entries, {@value #MIN_BITS} to {@value #MAX_BITS}; an entry takes 16
     *     bytes
     */
    public TranspositionTable(int bits) {
        if (bits < MIN_BITS || bits > MAX_BITS) {
            throw new IllegalArgumentException("no table of 2^" + bits + " entries");
        }
        mask = (1 << bits) - 1;
        words = new long[2 << bits];
    }

    /** The entry of a key, valid until the next {@link #store}; or {@link #ABSENT}. */
    public int find(long key) {
        int first = first(key);
        for (int entry = first; entry < first + BUCKET; entry++) {
            if (words[2 * entry + 1] != 0 && ((words[2 * entry] ^ key) & ~MOVE_MASK) == 0) {
                return entry;
            }
        }
        return ABSENT;
    }

    /** Proof number: 0 if proven, {@link #INFINITE} if disproven. */
    public int proof(int entry) {
        return (int) words[2 * entry + 1] & INFINITE;
    }

    /** Disproof number: 0 if disproven, {@link #INFINITE} if proven. */
    public int disproof(int entry) {
        return (int) (words[2 * entry + 1] >>> NUMBER_BITS) & INFINITE;
    }

    /** Number of plies to the goal, if proven; at most 1023. */
    public int distance(int entry) {
        return (int) (words[2 * entry + 1] >>> DISTANCE_SHIFT) & DISTANCE_MASK;
    }

    /** The best move found, or {@link Solution#NO_MOVE}. */
    public int move(int entry) {
        return (int) (words[2 * entry] & MOVE_MASK) - 1;
    }

    /**
     * Stores the result for a key, in place of its earlier entry, a free one, or the one of its bucket that took the least
     * work.
     *
     * @param proof proof number, 0 to {@link #INFINITE}; not 0 together with the disproof number
     * @param disproof disproof number, 0 to {@link #INFINITE}
     * @param move the best move, -1 to 1022
     * @param distance number of plies to the goal
     * @param work nodes that it took to find this
     */
    public void store(long key, int proof, int disproof, int move, int distance, long work) {
        int entry = find(key);
        if (entry == ABSENT) {
            entry = leastWork(first(key));
        }
        int logarithm = Long.SIZE - Long.numberOfLeadingZeros(work);
        words[2 * entry] = (key & ~MOVE_MASK) | (move + 1);
        words[2 * entry + 1] = proof
                | (long) disproof << NUMBER_BITS
                | (long) Math.min(distance, DISTANCE_MASK) << DISTANCE_SHIFT
                | (long) logarithm << WORK_SHIFT;
    }

    private int leastWork(int first) {
        int least = first;
        for (int entry = first; entry < first + BUCKET; entry++) {
            if (words[2 * entry + 1] == 0) {
                return entry;
            }
            if (words[2 * entry + 1] >>> WORK_SHIFT < words[2 * least + 1] >>> WORK_SHIFT) {
                least = entry;
            }
        }
        return least;
    }

    /** The first entry of a key's bucket. The lowest bits of the key determine it, so they need not be stored. */
    private int first(long key) {
        return ((int) key << BUCKET_BITS) & mask;
    }
}
