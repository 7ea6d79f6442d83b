package org.seichi.safety.local;

import java.util.Arrays;
import org.seichi.rules.Suicide;
import org.seichi.search.Truth;

/**
 * Static rules inside a zone: tells whether all that is owed is already there, so that only pairs of points remain to be
 * answered. The rules are those of {@link org.seichi.safety.Safety}, on the blocks and regions of the zone.
 *
 * <p>A <em>block</em> is what the owner has connected: groups together with stones in the zone. A region without open points
 * between blocks that stay is an eye of a block if all its points touch the block or will, by a pair next to them.
 * Blocks with a pair of common liberties count as one. Keeps what it has found until it looks again.
 */
final class LocalRules {
    private final LocalZone zone;
    private final long[] touch;
    private final long[] sure;
    private final boolean[] owed;
    private final boolean[] loose;
    private final int[] outside;
    private final int[] eyes;
    private final long[] eyeRegions;
    private final int[] parent;
    private final long[] regions;
    private final Pairs pairs;
    private int blockCount;
    private int regionCount;
    private long empty;
    private int missing;
    private int uncovered;
    private final Seal seal;
    private final long[] areas;
    private int areaCount;
    private long reach;
    private long stones;

    LocalRules(LocalZone zone) {
        int most = zone.contacts.length + zone.size() + 1;
        this.zone = zone;
        touch = new long[most];
        sure = new long[most];
        owed = new boolean[most];
        loose = new boolean[most];
        outside = new int[most];
        eyes = new int[most];
        eyeRegions = new long[most];
        parent = new int[most];
        regions = new long[zone.size() + 1];
        pairs = new Pairs(zone);
        seal = new Seal(zone, pairs);
        areas = new long[zone.size() + 1];
    }

    /** How many liberties were not found when it last looked. */
    int missing() {
        return missing;
    }

    /** How many points of regions did not touch the blocks that needed eyes there: a measure of what is left to do. */
    int uncovered() {
        return uncovered;
    }

    /** The answers that hold what was found when it last looked. */
    Pairs pairs() {
        return pairs;
    }

    /** The points on which it rests that all that is owed was there when it last looked. */
    long reach() {
        long near = (reach | pairs.claimed()) & zone.all;
        long found = near;
        for (long rest = stones; rest != 0; ) {
            long chain = zone.flood(rest & -rest, stones);
            rest &= ~chain;
            if ((zone.grow(chain) & near) != 0 || joinsGroups(chain)) {
                found |= chain;
            }
        }
        return found;
    }

    private boolean joinsGroups(long chain) {
        int groups = 0;
        for (long contact : zone.contacts) {
            groups += (contact & chain) == 0 ? 0 : 1;
        }
        return groups > 1;
    }

    /** Looks at a position with the opponent to move. */
    Truth look(long defenders, long attackers) {
        findBlocks(defenders, attackers);
        missing = 0;
        for (int block = 0; block < blockCount; block++) {
            if (need(block) > 0 && (touch[block] & empty) == 0) {
                return Truth.DISPROVEN;
            }
        }
        findRegions(defenders);
        if (isSettled() && isDone()) {
            return Truth.PROVEN;
        }
        return link() && isSettled() && isDone() ? Truth.PROVEN : Truth.UNKNOWN;
    }

    private boolean isDone() {
        return zone.goal == Goal.SAFETY || isTerritory();
    }

    /**
     * Whether no stone of the opponent can live: in every region at most one eye fits, and each block around can fill the
     * region up, because it has two eyes elsewhere or the region itself stays one.
     */
    private boolean isTerritory() {
        for (int region = 0; region < regionCount; region++) {
            long around = 0;
            for (int block = 0; block < blockCount; block++) {
                if (parent[block] == block && (touch[block] & regions[region]) != 0) {
                    if (loose[block] || !canFill(block, region)) {
                        return false;
                    }
                    around |= touch[block];
                }
            }
            if (!leavesOneEyeAtMost(regions[region], around)) {
                return false;
            }
        }
        return true;
    }

    private boolean canFill(int block, int region) {
        return (eyeRegions[block] >> region & 1) != 0 || outside[block] + eyes[block] >= 2;
    }

    private boolean leavesOneEyeAtMost(long region, long around) {
        long rest = region & ~around;
        long anchors = region & empty & around;
        boolean covered = rest == 0 || pairs.cover(rest, anchors);
        for (long open = rest; open != 0 && !covered; open &= open - 1) {
            long eye = open & -open;
            covered = pairs.cover(rest & ~eye, anchors);
        }
        uncovered += covered ? 0 : Long.bitCount(rest);
        return covered;
    }

    private boolean isSettled() {
        uncovered = 0;
        Arrays.fill(eyes, 0, blockCount, 0);
        Arrays.fill(eyeRegions, 0, blockCount, 0);
        seal.clear();
        reach = 0;
        for (int i = 0; i < regionCount; i++) {
            findEyes(i);
        }
        if (zone.goal == Goal.SAFETY) {
            for (int i = 0; i < areaCount; i++) {
                sealEyes(areas[i]);
            }
        }
        missing = 0;
        for (int block = 0; block < blockCount; block++) {
            missing += Math.max(0, need(block) - eyes[block]);
        }
        return missing == 0;
    }

    /** The number of eyes that a block must have in the zone. */
    private int need(int block) {
        if (parent[block] != block || loose[block]) {
            return 0;
        }
        int lacking = Math.max(0, 2 - Long.bitCount(sure[block]));
        return owed[block] ? Math.max(1, lacking) : lacking;
    }

    private void findBlocks(long defenders, long attackers) {
        empty = zone.all & ~defenders & ~attackers;
        pairs.clear();
        blockCount = zone.contacts.length;
        for (int group = 0; group < blockCount; group++) {
            touch[group] = zone.contacts[group] & ~defenders;
            sure[group] = zone.eyes[group];
            outside[group] = zone.demands[group].liberties();
            owed[group] = zone.demands[group] == Demand.LIBERTY;
            loose[group] = false;
            parent[group] = group;
        }
        for (long rest = defenders; rest != 0; ) {
            long stones = zone.flood(rest & -rest, defenders);
            rest &= ~stones;
            addStones(stones, zone.grow(stones) & ~defenders);
        }
    }

    private void addStones(long stones, long around) {
        int block = -1;
        for (int group = 0; group < zone.contacts.length; group++) {
            if ((zone.contacts[group] & stones) != 0) {
                block = block < 0 ? find(group) : join(block, group);
            }
        }
        if (block < 0) {
            block = blockCount++;
            parent[block] = block;
            touch[block] = 0;
            sure[block] = 0;
            outside[block] = 0;
            owed[block] = false;
            loose[block] = true;
        }
        touch[block] |= around;
    }

    private int find(int block) {
        int root = block;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }

    private int join(int a, int b) {
        int root = Math.min(find(a), find(b));
        int other = Math.max(find(a), find(b));
        if (root != other) {
            parent[other] = root;
            touch[root] |= touch[other];
            sure[root] |= sure[other];
            outside[root] = Math.max(outside[root], outside[other]);
            owed[root] |= owed[other];
            loose[root] &= loose[other];
        }
        return root;
    }

    private void findRegions(long defenders) {
        regionCount = 0;
        areaCount = 0;
        stones = defenders;
        for (long rest = zone.all & ~defenders; rest != 0; ) {
            long region = zone.flood(rest & -rest, zone.all & ~defenders);
            rest &= ~region;
            if ((region & zone.open) == 0) {
                regions[regionCount++] = region;
            } else {
                areas[areaCount++] = region;
            }
        }
    }

    private void findEyes(int number) {
        long region = regions[number];
        for (int block = 0; block < blockCount; block++) {
            if (parent[block] == block && loose[block] && (touch[block] & region) != 0) {
                return;
            }
        }
        for (int block = 0; block < blockCount; block++) {
            if (need(block) > 0 && (touch[block] & region) != 0) {
                if (zone.goal == Goal.SAFETY && need(block) - eyes[block] > 1 && sealTwo(region, block)) {
                    eyes[block] += 2;
                    reach |= seal.taken();
                } else if (isEye(region, block)) {
                    eyes[block]++;
                    reach |= region;
                    eyeRegions[block] |= 1L << number;
                } else if (zone.goal == Goal.SAFETY
                        && need(block) > eyes[block]
                        && seal.find(region, touch[block], stones, empty)) {
                    eyes[block]++;
                    reach |= seal.taken();
                }
            }
        }
    }

    private boolean sealTwo(long region, int block) {
        long mark = pairs.mark();
        long before = seal.taken();
        boolean one = seal.find(region, touch[block], stones, empty);
        if (one && seal.find(region, touch[block], stones, empty)) {
            return true;
        }
        pairs.restore(mark);
        seal.restore(before);
        return false;
    }

    /** Finds eyes in a region with open points. */
    private void sealEyes(long region) {
        for (int block = 0; block < blockCount; block++) {
            if (parent[block] == block && loose[block] && (touch[block] & region) != 0) {
                return;
            }
        }
        for (int block = 0; block < blockCount; block++) {
            while (need(block) > eyes[block]
                    && (touch[block] & region) != 0
                    && seal.find(region, touch[block], stones, empty)) {
                eyes[block]++;
                reach |= seal.taken();
            }
        }
    }

    private boolean isEye(long region, int block) {
        long rest = region & ~touch[block];
        if ((seal.taken() & region) != 0) {
            return false;
        }
        if (rest == 0) {
            return pairs.leaveRoom(region);
        }
        uncovered += Long.bitCount(rest);
        if (zone.goal == Goal.SAFETY
                && zone.suicide == Suicide.FORBIDDEN
                && (rest & empty) == 0
                && pairs.keep(region)) {
            return true;
        }
        return pairs.leaveRoom(region) && pairs.cover(rest, region & empty & touch[block]);
    }

    /**
     * Joins blocks that have two liberties in common; answers whether there were any. One of them must be of a group: an answer
     * that joins loose stones to each other may leave them without a liberty.
     */
    private boolean link() {
        boolean linked = false;
        pairs.clear();
        for (int a = 0; a < blockCount; a++) {
            for (int b = a + 1; b < blockCount; b++) {
                if (parent[a] == a
                        && !loose[a]
                        && parent[b] == b
                        && pairs.claim(touch[a] & touch[b] & empty, regions, regionCount)) {
                    join(a, b);
                    linked = true;
                    b = a;
                }
            }
        }
        return linked;
    }
}
