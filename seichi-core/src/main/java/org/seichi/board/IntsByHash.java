package org.seichi.board;

import java.util.Arrays;

/**
 * A growing hash map from 64-bit hashes to ints, such as moves by position: without boxing, with open addressing, at most half
 * full, at least 24 bytes per entry. A map of objects takes four times as much.
 */
public final class IntsByHash {
    /** Returned for a hash without an entry; a pass, and that there is no move, can be stored like moves. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int FIRST_BITS = 6;

    private final int absent;
    private long[] keys = new long[1 << FIRST_BITS];
    private int[] values;
    private int size;

    /** An empty map of moves, which returns {@link #UNKNOWN} for a hash without an entry. */
    public IntsByHash() {
        this(UNKNOWN);
    }

    /** An empty map that returns the given int for a hash without an entry; it cannot be stored. */
    public IntsByHash(int absent) {
        this.absent = absent;
        values = empty(keys.length);
    }

    /** The int stored for a hash. */
    public int get(long hash) {
        return values[slot(hash)];
    }

    /** Stores an int, replacing any earlier one, and returns it. */
    public int put(long hash, int value) {
        int slot = slot(hash);
        size += values[slot] == absent ? 1 : 0;
        keys[slot] = hash;
        values[slot] = value;
        if (2 * size > keys.length) {
            grow();
        }
        return value;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = empty(keys.length);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldValues[i] != absent) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }

    /** The slot of a hash, or the free slot where it would be inserted. */
    private int slot(long hash) {
        int last = keys.length - 1;
        int slot = (int) (hash ^ (hash >>> 32)) & last;
        while (values[slot] != absent && keys[slot] != hash) {
            slot = (slot + 1) & last;
        }
        return slot;
    }

    private int[] empty(int length) {
        int[] slots = new int[length];
        Arrays.fill(slots, absent);
        return slots;
    }
}
