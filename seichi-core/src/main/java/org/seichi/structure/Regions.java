package org.seichi.structure;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The empty regions of a position: maximal connected sets of empty points, and which colors they touch.
 *
 * <p>Numbered from 0 in the order of their first point. Linear in the size of the board.
 */
public final class Regions {
    /** Returned by {@link #at} for a point that is not empty. */
    public static final int NONE = -1;

    private final Board board;
    private final PointSet[] sets;
    private final byte[] touching;
    private int count;
    /** The region of each point, computed on first use: the regions after a removal are rarely looked up by point. */
    private volatile int[] regionAt;

    private Regions(Occupation occupation) {
        int size = occupation.empty().size();
        this.board = occupation.board();
        this.sets = new PointSet[size];
        this.touching = new byte[size];
    }

    /** Finds the empty regions of a position. */
    public static Regions of(Stones stones) {
        return of(Occupation.of(stones));
    }

    static Regions of(Occupation occupation) {
        Regions regions = new Regions(occupation);
        regions.addUpTo(Integer.MAX_VALUE, occupation.empty(), occupation);
        return regions;
    }

    /**
     * The regions after stones have been removed: faster than {@link #of}. Only the regions next to them are found anew.
     *
     * @param removed the stones of whole chains
     * @param left the contents without them
     */
    Regions without(PointSet removed, Occupation left) {
        Regions regions = new Regions(left);
        PointSet beside = removed.neighborsIn(left.empty(), board);
        PointSet changed = removed;
        for (int region = 0; region < count; region++) {
            if (sets[region].intersects(beside)) {
                changed = changed.union(sets[region]);
            }
        }
        for (int region = 0; region < count; region++) {
            if (!sets[region].intersects(beside)) {
                changed = regions.addUpTo(sets[region].first(), changed, left);
                regions.add(sets[region], touching[region]);
            }
        }
        regions.addUpTo(Integer.MAX_VALUE, changed, left);
        return regions;
    }

    /** Adds the changed regions that begin before a point, and returns the remaining changed points. */
    private PointSet addUpTo(int end, PointSet changed, Occupation occupation) {
        PointSet left = changed;
        while (!left.isEmpty() && left.first() < end) {
            PointSet region = left.connected(board, left.first());
            add(region, occupation);
            left = left.minus(region);
        }
        return left;
    }

    private void add(PointSet region, Occupation occupation) {
        int black = region.neighborsIn(occupation.black(), board).isEmpty() ? 0 : 1 << Stones.BLACK;
        int white = region.neighborsIn(occupation.white(), board).isEmpty() ? 0 : 1 << Stones.WHITE;
        add(region, (byte) (black | white));
    }

    private void add(PointSet region, byte colors) {
        sets[count] = region;
        touching[count++] = colors;
    }

    /** Number of regions. */
    public int count() {
        return count;
    }

    /** The region that an empty point belongs to, or {@link #NONE}. */
    public int at(int point) {
        int[] at = regionAt;
        if (at == null) {
            at = numbers();
            regionAt = at;
        }
        return at[point];
    }

    private int[] numbers() {
        int[] at = new int[board.arrayLength()];
        Arrays.fill(at, NONE);
        for (int region = 0; region < count; region++) {
            int number = region;
            sets[region].forEach(point -> at[point] = number);
        }
        return at;
    }

    /** Number of points. */
    public int size(int region) {
        return sets[region].size();
    }

    /** Whether stones with the given content code stand next to the region. */
    public boolean touches(int region, int code) {
        return (touching[region] & (1 << code)) != 0;
    }

    /** The content code of the only color that stands next to the region, or {@link Stones#EMPTY} if both or none do. */
    public int owner(int region) {
        boolean black = touches(region, Stones.BLACK);
        boolean white = touches(region, Stones.WHITE);
        return black == white ? Stones.EMPTY : black ? Stones.BLACK : Stones.WHITE;
    }

    /** The stones among these that were removed from regions which only their own color surrounds. */
    public PointSet amongOwn(PointSet removed, Stones before) {
        return removed.filter(point -> owner(at(point)) == before.at(point));
    }

    /** The points as a set. */
    public PointSet points(int region) {
        return sets[region];
    }

    /** The points of all regions that fulfill a condition. */
    public PointSet pointsWhere(IntPredicate condition) {
        PointSet.Builder points = PointSet.builder(board);
        for (int region = 0; region < count; region++) {
            if (condition.test(region)) {
                points.addAll(sets[region]);
            }
        }
        return points.build();
    }
}
