package org.seichi.game;

/** A set of position hashes: open addressing with linear probing, at most half full. */
final class History {
    private static final int INITIAL_CAPACITY = 64;

    private long[] slots = new long[INITIAL_CAPACITY];
    private int size;
    private boolean hasZero;

    /** Adds a hash; returns whether it is new. */
    boolean add(long hash) {
        if (hash == 0) {
            boolean added = !hasZero;
            hasZero = true;
            return added;
        }
        int slot = slot(slots, hash);
        if (slots[slot] == hash) {
            return false;
        }
        slots[slot] = hash;
        if (++size * 2 > slots.length) {
            grow();
        }
        return true;
    }

    /** Removes all hashes, at a cost independent of their number. */
    void clear() {
        if (size > 0) {
            slots = new long[INITIAL_CAPACITY];
            size = 0;
        }
        hasZero = false;
    }

    private void grow() {
        long[] larger = new long[2 * slots.length];
        for (long hash : slots) {
            if (hash != 0) {
                larger[slot(larger, hash)] = hash;
            }
        }
        slots = larger;
    }

    /** The slot that contains a hash, or the free one where it belongs. The hashes are random, so their low bits are the index. */
    private static int slot(long[] slots, long hash) {
        int slot = (int) hash & (slots.length - 1);
        while (slots[slot] != 0 && slots[slot] != hash) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }
}
