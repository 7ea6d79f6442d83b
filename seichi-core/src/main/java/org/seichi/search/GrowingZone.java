package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** A mutable set of points, for the zone of a proof under construction. */
public final class GrowingZone {
    private final long[] words;

    /** An empty zone of a board. */
    public GrowingZone(Board board) {
        words = PointSet.empty(board).toLongArray();
    }

    /** Takes all points out. */
    public void clear() {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
    }

    /** Makes this zone equal to another one of the same board. */
    public void set(GrowingZone other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    /** Adds a point. */
    public void add(int point) {
        words[point >>> 6] |= 1L << point;
    }

    /** Adds the points of another zone of the same board. */
    public void add(GrowingZone other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    /** Whether a point is in the zone. */
    public boolean contains(int point) {
        return (words[point >>> 6] & (1L << point)) != 0;
    }

    /** Returns the next point of the set, or {@link Board#NO_POINT}; for the first point, start from {@link Board#NO_POINT}. */
    public int next(int point) {
        int from = point + 1;
        int index = from >>> 6;
        if (index >= words.length) {
            return Board.NO_POINT;
        }
        long rest = words[index] & (-1L << from);
        while (rest == 0) {
            if (++index == words.length) {
                return Board.NO_POINT;
            }
            rest = words[index];
        }
        return (index << 6) + Long.numberOfTrailingZeros(rest);
    }

    /** An immutable copy. */
    public PointSet points() {
        return PointSet.valueOf(words);
    }
}
