package org.seichi.life;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Connected shapes of points up to symmetry, as bit boards of 8x8 points, row by row from the lowest bit. The canonical form is
 * the smallest number among the eight symmetric shapes, each moved to the lowest corner.
 */
final class Polyomino {
    static final int SIDE = 8;
    private static final int SYMMETRIES = 8;
    static final long FIRST_COLUMN = 0x0101010101010101L;

    private Polyomino() {}

    /** Returns the canonical shape of some points; empty if they do not fit into 8x8 points. */
    static Optional<Long> of(Board board, PointSet points) {
        int left = Board.MAX_SIZE;
        int right = 0;
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            left = Math.min(left, board.x(point));
            right = Math.max(right, board.x(point));
        }
        int[] all = points.toArray();
        if (all.length == 0 || right - left >= SIDE || board.y(all[all.length - 1]) - board.y(all[0]) >= SIDE) {
            return Optional.empty();
        }
        long shape = 0;
        for (int point : all) {
            shape |= 1L << ((board.y(point) - board.y(all[0])) * SIDE + board.x(point) - left);
        }
        return Optional.of(canonical(shape));
    }

    /** Parses a shape given as rows of {@code x} and {@code .}, separated by slashes. */
    static long parse(String rows) {
        long shape = 0;
        int bit = 0;
        for (int i = 0; i < rows.length(); i++) {
            shape |= rows.charAt(i) == 'x' ? 1L << bit : 0;
            bit = rows.charAt(i) == '/' ? (bit / SIDE + 1) * SIDE : bit + 1;
        }
        return shape;
    }

    /** Returns the canonical form of a shape. */
    static long canonical(long shape) {
        long least = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            least = Math.min(least, turned(shape, symmetry));
        }
        return least;
    }

    /** Returns one of the eight symmetric shapes, moved to the lowest corner. */
    private static long turned(long shape, int symmetry) {
        long result = 0;
        for (long rest = shape; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            int x = (symmetry & 1) == 0 ? bit % SIDE : SIDE - 1 - bit % SIDE;
            int y = (symmetry & 2) == 0 ? bit / SIDE : SIDE - 1 - bit / SIDE;
            result |= 1L << ((symmetry & 4) == 0 ? y * SIDE + x : x * SIDE + y);
        }
        while ((result & FIRST_COLUMN) == 0) {
            result >>>= 1;
        }
        return result >>> (Long.numberOfTrailingZeros(result) / SIDE * SIDE);
    }
}
