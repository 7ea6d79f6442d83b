package org.seichi.structure;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The empty regions of a position: maximal connected sets of empty points, and which colors they touch.
 *
 * <p>Numbered from 0 in the order of their first point. Built in one scan, linear in the size of the board.
 */
public final class Regions {
    /** Answer of {@link #at} for a point that is not empty. */
    public static final int NONE = -1;

    private final Board board;
    private final int[] regionAt;
    private final int[] points;
    private final int[] start;
    private final int[] touching;
    private int count;

    private Regions(Board board) {
        this.board = board;
        this.regionAt = new int[board.arrayLength()];
        Arrays.fill(regionAt, NONE);
        this.points = new int[board.size()];
        this.start = new int[board.size() + 1];
        this.touching = new int[board.size()];
    }

    /** Finds the empty regions of a position. */
    public static Regions of(Stones stones) {
        Regions regions = new Regions(stones.board());
        Board board = stones.board();
        for (int point = board.first(), last = board.last(); point <= last; point++) {
            if (stones.at(point) == Stones.EMPTY && regions.regionAt[point] == NONE) {
                regions.collect(stones, point);
            }
        }
        return regions;
    }

    /** Number of regions. */
    public int count() {
        return count;
    }

    /** The region that an empty point belongs to, or {@link #NONE}. */
    public int at(int point) {
        return regionAt[point];
    }

    /** Number of points. */
    public int size(int region) {
        return start[region + 1] - start[region];
    }

    /** A point of the region; number 0 is the topmost one, and of those the leftmost. */
    public int point(int region, int index) {
        return points[start[region] + index];
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

    /** The points as a set. */
    public PointSet points(int region) {
        return PointSet.of(board, Arrays.copyOfRange(points, start[region], start[region + 1]));
    }

    private void collect(Stones stones, int first) {
        int stride = board.stride();
        int end = start[count];
        points[end++] = first;
        regionAt[first] = count;
        for (int i = start[count]; i < end; i++) {
            int point = points[i];
            end = visit(stones, point - stride, end);
            end = visit(stones, point - 1, end);
            end = visit(stones, point + 1, end);
            end = visit(stones, point + stride, end);
        }
        count++;
        start[count] = end;
    }

    private int visit(Stones stones, int point, int end) {
        int content = stones.at(point);
        if (content != Stones.EMPTY) {
            touching[count] |= 1 << content;
            return end;
        }
        if (regionAt[point] != NONE) {
            return end;
        }
        regionAt[point] = count;
        points[end] = point;
        return end + 1;
    }
}
