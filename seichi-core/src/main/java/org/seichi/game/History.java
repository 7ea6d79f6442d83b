package org.seichi.game;

/** A set of position hashes: open addressing, at most half full. */
final class History {
    private static final int INITIAL_CAPACITY = 64;

    private long[] slots = new long[INITIAL_CAPACITY];
    private int size;
    private boolean hasZero;

    /** Adds a hash; returns whether it was not there before. */
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

    /** Forgets everything, at a cost that does not depend on how much there was. */
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

    /** The slot that holds a hash, or the free one where it belongs. The hashes are random enough to be used as they are. */
    private static int slot(long[] slots, long hash) {
        int slot = (int) hash & (slots.length - 1);
        while (slots[slot] != 0 && slots[slot] != hash) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }
}
