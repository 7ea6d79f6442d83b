package org.seichi.safety.local;

/**
 * Finds eyes inside larger or open regions: points next to a block, with every way in closed by a pair. The pair is the last
 * point of the eye on that way, its <em>step</em>, and the point beyond. If the opponent plays one of them, the owner takes the
 * other, so the way is closed on either side of the step; the rest of the points, the <em>core</em>, remains an eye. The pair
 * in the middle of four points in a row closes an eye on either side of it.
 */
final class EyeBuilder {
    private static final int LARGEST_CORE = 4;

    private final LocalZone zone;
    private final Pairs pairs;
    /** The points of the eyes found, steps included. */
    private long taken;

    private long defenders;
    private long empty;
    private long touch;
    private long free;

    private long core;
    private long steps;
    private long beyond;
    private final int[] partner;

    EyeBuilder(LocalZone zone, Pairs pairs) {
        this.zone = zone;
        this.pairs = pairs;
        partner = new int[zone.size()];
    }

    /** Forgets all eyes. */
    void clear() {
        taken = 0;
    }

    /** Returns the points of the eyes found, steps included, which no other eye may use. */
    long taken() {
        return taken;
    }

    /** Goes back to an earlier value of {@link #taken}. */
    void restore(long before) {
        taken = before;
    }

    /**
     * Makes one more eye: the smallest of those that need the fewest new pairs.
     *
     * @param within the points that it may use
     * @param blockTouch the points adjacent to the block
     * @return whether there was one
     */
    boolean find(long within, long blockTouch, long newDefenders, long newEmpty) {
        defenders = newDefenders;
        empty = newEmpty;
        touch = blockTouch;
        free = within & touch & ~defenders & ~zone.open & ~taken & ~pairs.kept();
        long bestCore = 0;
        long bestSteps = 0;
        int fewest = Integer.MAX_VALUE;
        for (long rest = free & ~pairs.claimed(); rest != 0; rest &= rest - 1) {
            if (grow(rest & -rest)) {
                int cost = LARGEST_CORE * Long.bitCount(steps & ~pairs.claimed()) + Long.bitCount(core);
                if (cost < fewest) {
                    fewest = cost;
                    bestCore = rest & -rest;
                    bestSteps = steps;
                }
            }
        }
        if (bestCore == 0) {
            return false;
        }
        grow(bestCore);
        for (long rest = bestSteps; rest != 0; rest &= rest - 1) {
            int step = Long.numberOfTrailingZeros(rest);
            pairs.make(step, partner[step]);
        }
        taken |= core | steps;
        return true;
    }

    /** Grows an eye from a point; returns whether it can be closed. */
    private boolean grow(long start) {
        core = start;
        steps = 0;
        beyond = 0;
        long looked = 0;
        while (looked != core) {
            long point = (core & ~looked) & -(core & ~looked);
            looked |= point;
            long ways = zone.neighbors[Long.numberOfTrailingZeros(point)] & ~defenders & ~core & ~steps;
            for (; ways != 0; ways &= ways - 1) {
                if (!close(Long.numberOfTrailingZeros(ways))) {
                    return false;
                }
            }
        }
        return (beyond & (core | steps)) == 0 && isTouchedOnce();
    }

    private boolean close(int point) {
        long bit = 1L << point;
        if ((free & bit) == 0) {
            return false;
        }
        long exits = zone.neighbors[point] & ~defenders & ~core;
        if (Long.bitCount(exits) == 1
                && (exits & empty & touch & ~beyond & ~pairs.kept() & ~taken(point)) != 0
                && (empty & bit) != 0) {
            int exit = Long.numberOfTrailingZeros(exits);
            if (pairs.canMake(point, exit)) {
                steps |= bit;
                beyond |= exits;
                partner[point] = exit;
                return true;
            }
        }
        if (Long.bitCount(core) >= LARGEST_CORE || (pairs.claimed() & bit) != 0) {
            return false;
        }
        core |= bit;
        return true;
    }

    /** Returns the points of the eyes found before, without the partner of a step: one pair may close two eyes. */
    private long taken(int step) {
        return pairs.answer(step) < 0 ? taken : taken & ~(1L << pairs.answer(step));
    }

    /** Whether each point beyond touches the eye at one point only, and each step leads out to its partner only. */
    private boolean isTouchedOnce() {
        for (long rest = beyond; rest != 0; rest &= rest - 1) {
            if (Long.bitCount(zone.neighbors[Long.numberOfTrailingZeros(rest)] & (core | steps)) != 1) {
                return false;
            }
        }
        for (long rest = steps; rest != 0; rest &= rest - 1) {
            int step = Long.numberOfTrailingZeros(rest);
            if ((zone.neighbors[step] & ~defenders & ~core) != 1L << partner[step]) {
                return false;
            }
        }
        return true;
    }
}
