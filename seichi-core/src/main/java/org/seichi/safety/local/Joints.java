package org.seichi.safety.local;

import java.util.Arrays;

/**
 * Joins blocks around an empty point that only they touch. The opponent can play there only to capture one of them, so each
 * keeps another liberty: a sure one elsewhere, or a point where an attack is answered by filling the point, which joins them.
 * The point is then no eye of theirs.
 */
final class Joints {
    private final LocalZone zone;
    private final Blocks blocks;
    private final Pairs pairs;
    /** By block, what it was before answers joined it with others: what it touches, whether it is one, has a liberty elsewhere. */
    private final long[] touch;

    private final boolean[] isBlock;
    private final boolean[] isSure;
    private int count;

    Joints(LocalZone zone, Blocks blocks, Pairs pairs) {
        int most = Blocks.most(zone);
        this.zone = zone;
        this.blocks = blocks;
        this.pairs = pairs;
        touch = new long[most];
        isBlock = new boolean[most];
        isSure = new boolean[most];
    }

    /** Remembers the blocks as the stones connect them, before answers join them. */
    void remember() {
        count = blocks.count();
        for (int block = 0; block < count; block++) {
            touch[block] = blocks.touch(block);
            isBlock[block] = blocks.isRoot(block);
            isSure[block] = blocks.sure(block) != 0;
        }
    }

    /** Joins blocks where that is possible; returns whether it was anywhere. */
    boolean join(long stones, long empty) {
        boolean joined = false;
        for (long rest = empty & ~zone.open & ~pairs.claimed(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if ((zone.neighbors[point] & ~stones) == 0 && (pairs.claimed() >> point & 1) == 0) {
                joined |= joinAround(point, empty & ~(1L << point));
            }
        }
        return joined;
    }

    private boolean joinAround(int point, long others) {
        int[] around = around(point);
        if (!joinsGroup(around)) {
            return false;
        }
        long kept = 0;
        for (int block : around) {
            if (!isSure[block] && (touch[block] & kept) == 0) {
                long free = touch[block] & others & ~pairs.claimed() & ~pairs.kept();
                long best = (free & zone.open) == 0 ? free : free & zone.open;
                if (best == 0) {
                    return false;
                }
                kept |= best & -best;
            }
        }
        pairs.fill(point, kept);
        for (int block : around) {
            blocks.joinByAnswer(around[0], block);
        }
        return true;
    }

    /** The blocks next to a point. */
    private int[] around(int point) {
        int[] around = new int[count];
        int found = 0;
        for (int block = 0; block < count; block++) {
            if (isBlock[block] && (touch[block] >> point & 1) != 0) {
                around[found++] = block;
            }
        }
        return Arrays.copyOf(around, found);
    }

    /** Whether blocks are not all joined yet, and one of them belongs to a group. */
    private boolean joinsGroup(int[] around) {
        boolean different = false;
        boolean group = false;
        for (int block : around) {
            int root = blocks.root(block);
            different |= root != blocks.root(around[0]);
            group |= !blocks.isLoose(root);
        }
        return different && group;
    }
}
