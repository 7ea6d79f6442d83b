package org.seichi.safety.local;

import org.seichi.search.Truth;

/**
 * A cache of the results of {@link LocalRules} by stones, which a search meets again and again. Of fixed size; newer entries
 * replace older ones. Zone and stones are compared in full, so equal hashes do no harm.
 */
final class LocalRulesCache {
    private static final int BITS = 14;
    private static final Truth[] TRUTHS = Truth.values();
    private static final int NUMBER_BITS = 12;
    private static final int MOST = (1 << NUMBER_BITS) - 1;
    private static final int ZONE_SHIFT = 2 * NUMBER_BITS + 2;

    private final long[] defenders = new long[1 << BITS];
    private final long[] attackers = new long[1 << BITS];
    /** The number of the zone and the packed result; 0 if the slot is free. */
    private final long[] said = new long[1 << BITS];

    private int slot;

    /** Whether a position is known; the other methods then return its result. Zones are numbered from 1. */
    boolean find(int zone, long someDefenders, long someAttackers) {
        long mixed = (someDefenders * 0x9e3779b97f4a7c15L + someAttackers + zone) * 0xbf58476d1ce4e5b9L;
        slot = (int) (mixed >>> (Long.SIZE - BITS));
        return said[slot] >>> ZONE_SHIFT == zone
                && defenders[slot] == someDefenders
                && attackers[slot] == someAttackers;
    }

    /** Stores the result for the position that {@link #find} was last asked for. */
    void store(int zone, long someDefenders, long someAttackers, Truth truth, int missing, int uncovered) {
        defenders[slot] = someDefenders;
        attackers[slot] = someAttackers;
        said[slot] = (long) zone << ZONE_SHIFT
                | (long) Math.min(uncovered, MOST) << (NUMBER_BITS + 2)
                | (long) Math.min(missing, MOST) << 2
                | truth.ordinal();
    }

    Truth truth() {
        return TRUTHS[(int) said[slot] & 3];
    }

    /** See {@link LocalRules#missing}. */
    int missing() {
        return (int) (said[slot] >>> 2) & MOST;
    }

    /** See {@link LocalRules#uncovered}. */
    int uncovered() {
        return (int) (said[slot] >>> (NUMBER_BITS + 2)) & MOST;
    }
}
