package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;

/** Tells which chains on a changing board contain backed stones, and which points are reserved ({@link Backing}). */
final class BackedStones {
    private final SearchBoard board;
    private final boolean[] backed;
    private final boolean[] reserved;
    private final boolean isEmpty;

    BackedStones(SearchBoard board, Backing backing) {
        this.board = board;
        backed = new boolean[board.board().arrayLength()];
        reserved = new boolean[board.board().arrayLength()];
        mark(backed, backing.stones());
        mark(reserved, backing.reserved());
        isEmpty = backing.stones().isEmpty();
    }

    private static void mark(boolean[] marks, PointSet points) {
        points.forEach(point -> marks[point] = true);
    }

    /** Whether the answers of other proofs need a point. */
    boolean isReserved(int point) {
        return reserved[point];
    }

    /** Whether a zone contains a reserved point. */
    boolean isReserved(PointSet.Builder zone) {
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            if (reserved[point]) {
                return true;
            }
        }
        return false;
    }

    /** Whether another proof keeps a stone from capture. */
    boolean isBacked(int stone) {
        return backed[stone];
    }

    /** Whether the chain of a stone contains a backed stone. */
    boolean holds(int stone) {
        if (isEmpty) {
            return false;
        }
        int each = stone;
        do {
            if (backed[each]) {
                return true;
            }
            each = board.nextStone(each);
        } while (each != stone);
        return false;
    }
}
