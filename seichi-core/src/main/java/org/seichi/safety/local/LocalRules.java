package org.seichi.safety.local;

import java.util.Arrays;
import org.seichi.rules.Suicide;
import org.seichi.search.Truth;

/**
 * Static rules inside a zone: they tell whether every debt is met without further search, by answers in pairs of points
 * alone. The rules are those of {@link org.seichi.safety.Safety}, on the blocks and regions of the zone.
 *
 * <p>A <em>block</em> is what the owner has connected: groups together with stones in the zone. A region without open points
 * that touches no loose block is an eye of a block if all its points touch the block or will, by a pair next to them.
 * Blocks with two common liberties count as one. The results are kept until the next look.
 */
final class LocalRules {
    private final LocalZone zone;
    private final Blocks blocks;
    private final int[] eyes;
    private final long[] regions;
    private final Pairs pairs;
    private int regionCount;
    private long empty;
    /** The opponent's stones in a closed zone; none in an open one, as the board may have lost stones that the zone still has. */
    private long captives;

    private int missing;
    private int uncovered;
    private final EyeBuilder eyeBuilder;
    private final long[] areas;
    private int areaCount;
    private long stones;

    LocalRules(LocalZone zone) {
        int most = Blocks.most(zone);
        this.zone = zone;
        blocks = new Blocks(zone);
        eyes = new int[most];
        regions = new long[zone.size() + 1];
        pairs = new Pairs(zone);
        eyeBuilder = new EyeBuilder(zone, pairs);
        areas = new long[zone.size() + 1];
    }

    /** Returns how many of the eyes that blocks need were not found by the last look. */
    int missing() {
        return missing;
    }

    /** Returns how many points of regions did not touch the blocks that needed eyes there, by the last look: an estimate of work. */
    int uncovered() {
        return uncovered;
    }

    /** Returns the answers that keep what the last look has found. */
    Pairs pairs() {
        return pairs;
    }

    /** Applies the rules to a position with the opponent to move. */
    Truth look(long defenders, long attackers) {
        empty = zone.all & ~defenders & ~attackers;
        captives = zone.isClosed() ? attackers : 0;
        pairs.clear();
        blocks.find(defenders);
        missing = 0;
        for (int block = 0; block < blocks.count(); block++) {
            if (blocks.need(block) > 0 && (blocks.touch(block) & empty) == 0) {
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
     * Whether no stone of the opponent can live, given that every debt is met: every region has room for one eye at most, and
     * the blocks around can fill it, since each of them has two eyes, here or elsewhere. The regions are those of the whole zone,
     * with the points that were left out: whatever the opponent has there, points that touch the blocks are no eyes of his.
     */
    private boolean isTerritory() {
        LocalZone whole = zone.whole();
        for (long rest = whole.all & ~stones; rest != 0; ) {
            long region = whole.flood(rest & -rest, whole.all & ~stones);
            rest &= ~region;
            long around = around(region);
            if (around == 0 || !leavesOneEyeAtMost(region, around)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the points of a region that touch blocks around it; none if one of these is loose. */
    private long around(long region) {
        long around = 0;
        for (int block = 0; block < blocks.count(); block++) {
            long touch = blocks.isRoot(block) ? blocks.touch(block) & region : 0;
            if (touch != 0 && blocks.isLoose(block)) {
                return 0;
            }
            around |= touch;
        }
        return around;
    }

    private boolean leavesOneEyeAtMost(long region, long around) {
        long rest = region & ~around;
        long anchors = region & (empty | captives) & around;
        boolean covered = rest == 0 || pairs.cover(rest, anchors, captives);
        long bare = covered ? 0 : pairs.bare(rest, anchors, captives);
        for (long open = rest; open != 0 && !covered; open &= open - 1) {
            covered = coversBut(open & -open, rest, anchors, bare);
        }
        uncovered += covered ? 0 : Long.bitCount(rest);
        return covered;
    }

    /**
     * Covers all points but one, or but one and a neighbor: there is no room for two eyes on two adjacent points.
     *
     * @param bare the points that cannot be covered, however few others have to be
     */
    private boolean coversBut(long eye, long points, long anchors, long bare) {
        long near = zone.grow(eye) & points & ~eye;
        long missing = bare & ~eye;
        if ((missing & ~near) != 0 || (missing & (missing - 1)) != 0) {
            return false;
        }
        long others = points & ~eye;
        boolean covered = missing == 0 && pairs.cover(others, anchors, captives);
        for (long rest = missing == 0 ? near : missing; rest != 0 && !covered; rest &= rest - 1) {
            covered = pairs.cover(others & ~(rest & -rest), anchors, captives);
        }
        return covered;
    }

    private boolean isSettled() {
        uncovered = 0;
        Arrays.fill(eyes, 0, blocks.count(), 0);
        eyeBuilder.clear();
        for (int i = 0; i < regionCount; i++) {
            findEyes(regions[i]);
        }
        if (zone.goal == Goal.SAFETY) {
            for (int i = 0; i < areaCount; i++) {
                sealEyes(areas[i]);
            }
        }
        missing = 0;
        for (int block = 0; block < blocks.count(); block++) {
            missing += Math.max(0, blocks.need(block) - eyes[block]);
        }
        return missing == 0;
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

    private void findEyes(long region) {
        if (blocks.isLooseBeside(region)) {
            return;
        }
        for (int block = 0; block < blocks.count(); block++) {
            if (blocks.need(block) > 0 && (blocks.touch(block) & region) != 0) {
                if (zone.goal == Goal.SAFETY && blocks.need(block) - eyes[block] > 1 && sealTwo(region, block)) {
                    eyes[block] += 2;
                } else if (isEye(region, block)) {
                    eyes[block]++;
                } else if (zone.goal == Goal.SAFETY
                        && blocks.need(block) > eyes[block]
                        && eyeBuilder.find(region, blocks.touch(block), stones, empty)) {
                    eyes[block]++;
                }
            }
        }
    }

    private boolean sealTwo(long region, int block) {
        long mark = pairs.mark();
        long before = eyeBuilder.taken();
        boolean one = eyeBuilder.find(region, blocks.touch(block), stones, empty);
        if (one && eyeBuilder.find(region, blocks.touch(block), stones, empty)) {
            return true;
        }
        pairs.restore(mark);
        eyeBuilder.restore(before);
        return false;
    }

    /** Finds eyes in a region with open points. */
    private void sealEyes(long region) {
        if (blocks.isLooseBeside(region)) {
            return;
        }
        for (int block = 0; block < blocks.count(); block++) {
            while (blocks.need(block) > eyes[block]
                    && (blocks.touch(block) & region) != 0
                    && eyeBuilder.find(region, blocks.touch(block), stones, empty)) {
                eyes[block]++;
            }
        }
    }

    private boolean isEye(long region, int block) {
        long rest = region & ~blocks.touch(block);
        if ((eyeBuilder.taken() & region) != 0) {
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
        return pairs.leaveRoom(region)
                && pairs.cover(rest, region & (empty | captives) & blocks.touch(block), captives);
    }

    /**
     * Joins blocks that have two liberties in common; returns whether there were any. One of the two must not be loose: an answer
     * that joins loose stones to each other may leave them without a liberty.
     */
    private boolean link() {
        boolean linked = false;
        pairs.clear();
        for (int a = 0; a < blocks.count(); a++) {
            if (!blocks.isRoot(a) || blocks.isLoose(a)) {
                continue;
            }
            for (int b = a + 1; b < blocks.count(); b++) {
                long common = blocks.touch(a) & blocks.touch(b) & empty;
                if ((common & (common - 1)) != 0 && blocks.isRoot(b) && pairs.claim(common, regions, regionCount)) {
                    blocks.joinByAnswer(a, b);
                    linked = true;
                    b = a;
                }
            }
        }
        return linked;
    }
}
