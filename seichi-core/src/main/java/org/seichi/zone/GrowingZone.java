package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** A set of points that grows in place: the points that a proof looks at. */
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

    /** The point that follows, or {@link Board#NO_POINT}; from that one on for the first. */
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
