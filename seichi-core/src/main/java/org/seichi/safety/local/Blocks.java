package org.seichi.safety.local;

/**
 * The <em>blocks</em> of a position of a zone: what the owner has connected, groups with adjacent stones. Blocks may also be
 * joined by answers. A union-find structure: joined blocks are represented by one of them, their root.
 */
final class Blocks {
    private final LocalZone zone;
    private final long[] touch;
    private final long[] sure;
    private final boolean[] loose;
    private final int[] parent;
    /** By block, the number of eyes that it must have in the zone; cached, as it is asked for very often. */
    private final int[] need;
    /** The points adjacent to loose blocks. */
    private long besideLoose;

    private int count;

    Blocks(LocalZone zone) {
        int most = most(zone);
        this.zone = zone;
        touch = new long[most];
        sure = new long[most];
        loose = new boolean[most];
        parent = new int[most];
        need = new int[most];
    }

    /** Returns an upper bound of the number of blocks in a zone. */
    static int most(LocalZone zone) {
        return zone.contacts.length + zone.size() + 1;
    }

    /** Finds the blocks of a position. */
    void find(long defenders) {
        count = zone.contacts.length;
        for (int group = 0; group < count; group++) {
            touch[group] = zone.contacts[group] & ~defenders;
            sure[group] = zone.eyes[group];
            loose[group] = false;
            parent[group] = group;
        }
        for (long rest = defenders; rest != 0; ) {
            long stones = zone.flood(rest & -rest, defenders);
            rest &= ~stones;
            addStones(stones, zone.whole().grow(stones) & ~defenders);
        }
        sumUp();
    }

    private void sumUp() {
        besideLoose = 0;
        for (int block = 0; block < count; block++) {
            need[block] = lacking(block);
            besideLoose |= parent[block] == block && loose[block] ? touch[block] : 0;
        }
    }

    private void addStones(long stones, long around) {
        int block = -1;
        for (int group = 0; group < zone.contacts.length; group++) {
            if ((zone.contacts[group] & stones) != 0) {
                block = block < 0 ? root(group) : join(block, group);
            }
        }
        if (block < 0) {
            block = count++;
            parent[block] = block;
            touch[block] = 0;
            sure[block] = 0;
            loose[block] = true;
        }
        touch[block] |= around;
    }

    /** Returns the number of blocks, roots or not. */
    int count() {
        return count;
    }

    boolean isRoot(int block) {
        return parent[block] == block;
    }

    private int root(int block) {
        int root = block;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }

    private int join(int a, int b) {
        int root = Math.min(root(a), root(b));
        int other = Math.max(root(a), root(b));
        if (root != other) {
            parent[other] = root;
            touch[root] |= touch[other];
            sure[root] |= sure[other];
            loose[root] &= loose[other];
        }
        return root;
    }

    /** Joins two blocks that an answer connects; returns their root. */
    int joinByAnswer(int a, int b) {
        int root = join(a, b);
        sumUp();
        return root;
    }

    /** Returns the points adjacent to a block. */
    long touch(int block) {
        return touch[block];
    }

    /** Whether a block is loose: it contains no group. */
    boolean isLoose(int block) {
        return loose[block];
    }

    /** Returns the number of eyes a block must have in the zone: two, less its groups' sure liberties elsewhere; 0 if loose. */
    int need(int block) {
        return need[block];
    }

    private int lacking(int block) {
        if (parent[block] != block || loose[block]) {
            return 0;
        }
        return Math.max(0, 2 - Long.bitCount(sure[block]));
    }

    /** Whether a loose block is adjacent to a region. */
    boolean isLooseBeside(long region) {
        return (besideLoose & region) != 0;
    }
}
