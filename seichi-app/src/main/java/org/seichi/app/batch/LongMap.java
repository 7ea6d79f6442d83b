package org.seichi.app.batch;

/**
 * A hash map from 64-bit hashes to ints: open addressing, at most half full, at least 24 bytes per entry. A map of objects
 * takes four times as much, and an archive may contain millions of games.
 */
final class LongMap {
    private static final int INITIAL_CAPACITY = 1024;

    private long[] keys = new long[INITIAL_CAPACITY];
    private int[] values = new int[INITIAL_CAPACITY];
    private int size;

    /** The value of a key; 0 if it is not in the map. */
    int get(long key) {
        return values[slot(keys, values, key)];
    }

    /** Sets the value of a key, which must not be 0. */
    void put(long key, int value) {
        int slot = slot(keys, values, key);
        size += values[slot] == 0 ? 1 : 0;
        keys[slot] = key;
        values[slot] = value;
        if (2 * size > keys.length) {
            grow();
        }
    }

    private void grow() {
        long[] moreKeys = new long[2 * keys.length];
        int[] moreValues = new int[2 * keys.length];
        for (int i = 0; i < keys.length; i++) {
            if (values[i] != 0) {
                int slot = slot(moreKeys, moreValues, keys[i]);
                moreKeys[slot] = keys[i];
                moreValues[slot] = values[i];
            }
        }
        keys = moreKeys;
        values = moreValues;
    }

    /** The slot that holds a key, or the free one where it belongs. The keys are hashes already and need no mixing. */
    private static int slot(long[] keys, int[] values, long key) {
        int slot = (int) key & (keys.length - 1);
        while (values[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }
}
