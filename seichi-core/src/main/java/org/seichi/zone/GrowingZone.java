package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** A mutable set of points, for the zone of a proof under construction. */
final class GrowingZone {
    private final long[] words;

    /** An empty zone of a board. */
    GrowingZone(Board board) {
        words = PointSet.empty(board).toLongArray();
    }

    void clear() {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
    }

    void set(GrowingZone other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    void add(int point) {
        words[point >>> 6] |= 1L << point;
    }

    void add(GrowingZone other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    boolean contains(int point) {
        return (words[point >>> 6] & (1L << point)) != 0;
    }

    /** Returns the next point of the set, or {@link Board#NO_POINT}; for the first point, start from {@link Board#NO_POINT}. */
    int next(int point) {
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
}
