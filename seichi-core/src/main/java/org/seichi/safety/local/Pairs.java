package org.seichi.safety.local;

/**
 * Answers in a zone: pairs of points of which each player gets one (miai), so that the owner answers at one when the opponent
 * plays at the other. No point belongs to two pairs.
 */
final class Pairs {
    private static final int NONE = -1;

    private final LocalZone zone;
    private final int[] partner;
    private long claimed;
    private long kept;
    private long apart;

    Pairs(LocalZone zone) {
        this.zone = zone;
        partner = new int[zone.size()];
    }

    void clear() {
        claimed = 0;
        kept = 0;
        apart = 0;
    }

    /** Returns the points of all pairs. */
    long claimed() {
        return claimed;
    }

    /** Returns the point that answers a move at a point, or -1. */
    int answer(int point) {
        return (claimed >> point & 1) == 0 ? NONE : partner[point];
    }

    /** Returns the points that must not belong to pairs. */
    long kept() {
        return kept;
    }

    /** Whether two points are a pair or can become one. */
    boolean canMake(int a, int b) {
        long both = 1L << a | 1L << b;
        return answer(a) == b || (both & (claimed | kept)) == 0;
    }

    /** Makes a pair of two points, if they are not one already. */
    void make(int a, int b) {
        claimed |= 1L << a | 1L << b;
        partner[a] = b;
        partner[b] = a;
    }

    /** Returns a mark for {@link #restore}. */
    long mark() {
        return claimed;
    }

    /** Removes all pairs made since a mark. */
    void restore(long mark) {
        claimed = mark;
    }

    /** Keeps pairs out of a region from now on; returns whether that is possible, as it contains no point of a pair yet. */
    boolean keep(long region) {
        if ((claimed & region) != 0) {
            return false;
        }
        kept |= region;
        return true;
    }

    /** Whether a region has a point besides those that belong to pairs across regions. */
    boolean leaveRoom(long region) {
        return (region & ~apart) != 0;
    }

    /** Makes a pair of two common liberties of blocks, in one region if possible; returns whether two were free. */
    boolean claim(long common, long[] regions, int regionCount) {
        long free = common & ~claimed & ~kept;
        if ((free & (free - 1)) == 0) {
            return false;
        }
        for (int i = 0; i < regionCount; i++) {
            if (Long.bitCount(free & regions[i]) > 1) {
                claimTwo(free & regions[i]);
                return true;
            }
        }
        apart |= claimTwo(free);
        return true;
    }

    private long claimTwo(long points) {
        long first = points & -points;
        long rest = points & ~first;
        long second = rest & -rest;
        make(Long.numberOfTrailingZeros(first), Long.numberOfTrailingZeros(second));
        return first | second;
    }

    /**
     * Covers points by pairs of empty points next to them, those with the least choice first. For a point under a stone of the
     * opponent, stones beside it will do as well: they are captured with it, and then each player gets one of the two.
     *
     * @param anchors where a stone of the owner joins the block
     * @param captives the opponent's stones that are captured as whole chains or not at all
     * @return whether all are covered; if not, no pair is made
     */
    boolean cover(long uncovered, long anchors, long captives) {
        long before = claimed;
        long rest = uncovered;
        while (rest != 0) {
            int next = leastChoice(rest, anchors, captives);
            if (next == NONE) {
                claimed = before;
                return false;
            }
            rest &= ~(1L << next);
            long beside = beside(next, anchors, captives);
            if (!hasPair(beside)) {
                claimTwo(beside & ~claimed & ~kept);
            }
        }
        return true;
    }

    /** Returns the points that no pair can cover, however few others have to be covered. */
    long bare(long points, long anchors, long captives) {
        long bare = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            bare |= choice(point, anchors, captives) < 2 ? 1L << point : 0;
        }
        return bare;
    }

    /** Returns the point with the fewest free anchors; {@link #NONE} if these are too few for a pair. */
    private int leastChoice(long points, long anchors, long captives) {
        int best = NONE;
        int fewest = Integer.MAX_VALUE;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            int count = choice(point, anchors, captives);
            if (count < fewest) {
                best = point;
                fewest = count;
            }
        }
        return fewest < 2 ? NONE : best;
    }

    /** Returns the number of free anchors beside a point; a very large number if a pair covers it already. */
    private int choice(int point, long anchors, long captives) {
        long beside = beside(point, anchors, captives);
        return hasPair(beside) ? Integer.MAX_VALUE - 1 : Long.bitCount(beside & ~claimed & ~kept);
    }

    /** Returns the anchors that may cover a point. */
    private long beside(int point, long anchors, long captives) {
        long near = zone.neighbors[point] & anchors;
        return (captives >> point & 1) == 0 ? near & ~captives : near;
    }

    private boolean hasPair(long points) {
        for (long rest = points & claimed; rest != 0; rest &= rest - 1) {
            if ((points >> partner[Long.numberOfTrailingZeros(rest)] & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
