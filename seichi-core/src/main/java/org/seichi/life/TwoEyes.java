package org.seichi.life;

import java.util.Arrays;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Whether a group has two eyes by now: whether it stands even if its owner only passes (Benson 1976, within the area).
 *
 * <p>A region is a connected set of points of the area without stones of the defender, closed on all sides. It is vital to
 * a chain if all its empty points are liberties of the chain. Chains with less than two vital regions drop out, and so do
 * regions beside chains that have dropped out, until nothing changes.
 */
final class TwoEyes {
    private static final int NEEDED = 2;

    private final SearchBoard board;
    private final int defender;
    private final int[] targets;
    private final int[] area;
    private final int[] directions;
    /** For each point of the area the points beside it, as bits of indices into the area. */
    private final long[] beside;
    /** Points of the area beside which there is something outside it that is not the defender's. */
    private final long open;

    /** The regions that have not dropped out, as bits of indices into the area, and the number of them. */
    private final long[] regions;

    private int regionCount;
    private int closed;

    TwoEyes(SearchBoard board, LifeQuestion question, int[] targets) {
        this.board = board;
        this.targets = targets;
        defender = question.defender().code();
        area = question.area().toArray();
        directions = board.board().directions();
        beside = new long[area.length];
        regions = new long[area.length];
        open = survey();
    }

    /** Fills {@link #beside} and answers {@link #open}. */
    private long survey() {
        long openPoints = 0;
        for (int i = 0; i < area.length; i++) {
            for (int direction : directions) {
                int neighbor = area[i] + direction;
                int index = Arrays.binarySearch(area, neighbor);
                if (index >= 0) {
                    beside[i] |= 1L << index;
                } else if (board.at(neighbor) != defender && board.at(neighbor) != Stones.EDGE) {
                    openPoints |= 1L << i;
                }
            }
        }
        return openPoints;
    }

    /** Whether every chain of the group stands by itself. */
    boolean secured() {
        findRegions();
        closed = regionCount;
        while (regionCount >= NEEDED) {
            int before = regionCount;
            dropRegions();
            if (regionCount == before) {
                break;
            }
        }
        if (regionCount < NEEDED) {
            return false;
        }
        for (int target : targets) {
            if (!hasTwo(target)) {
                return false;
            }
        }
        return true;
    }

    /** Number of regions that {@link #secured} found, those that dropped out included. */
    int closedRegions() {
        return closed;
    }

    private void findRegions() {
        long free = 0;
        for (int i = 0; i < area.length; i++) {
            if (board.at(area[i]) != defender) {
                free |= 1L << i;
            }
        }
        regionCount = 0;
        while (free != 0) {
            long region = flood(Long.lowestOneBit(free), free);
            free &= ~region;
            if ((region & open) == 0) {
                regions[regionCount++] = region;
            }
        }
    }

    private long flood(long seed, long free) {
        long region = seed;
        long frontier = seed;
        while (frontier != 0) {
            long reached = 0;
            for (long rest = frontier; rest != 0; rest &= rest - 1) {
                reached |= beside[Long.numberOfTrailingZeros(rest)];
            }
            frontier = reached & free & ~region;
            region |= frontier;
        }
        return region;
    }

    /** Drops the regions beside a chain that has no two vital ones. */
    private void dropRegions() {
        int kept = 0;
        long[] before = Arrays.copyOf(regions, regionCount);
        boolean[] keep = new boolean[regionCount];
        for (int i = 0; i < before.length; i++) {
            keep[i] = isHeld(before[i]);
        }
        for (int i = 0; i < before.length; i++) {
            if (keep[i]) {
                regions[kept++] = before[i];
            }
        }
        regionCount = kept;
    }

    private boolean isHeld(long region) {
        for (long rest = region; rest != 0; rest &= rest - 1) {
            int point = area[Long.numberOfTrailingZeros(rest)];
            for (int direction : directions) {
                if (board.at(point + direction) == defender && !hasTwo(point + direction)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean hasTwo(int stone) {
        int vital = 0;
        for (int i = 0; i < regionCount && vital < NEEDED; i++) {
            vital += isVital(regions[i], stone) ? 1 : 0;
        }
        return vital == NEEDED;
    }

    private boolean isVital(long region, int stone) {
        for (long rest = region; rest != 0; rest &= rest - 1) {
            int point = area[Long.numberOfTrailingZeros(rest)];
            if (board.at(point) == Stones.EMPTY && !board.isLiberty(stone, point)) {
                return false;
            }
        }
        return true;
    }
}
