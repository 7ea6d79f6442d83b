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
    static final int SYMMETRIES = 8;
    private static final long FIRST_ROW = 0xff;

    private Polyomino() {}

    /** Returns the canonical shape of some points; empty if they do not fit into 8x8 points. */
    static Optional<Long> of(Board board, PointSet points) {
        return drawn(board, points, points).map(Polyomino::canonical);
    }

    /** Returns the bit board of some points of a space, moved with it to the lowest corner; empty if the space does not fit into 8x8 points. */
    static Optional<Long> drawn(Board board, PointSet space, PointSet some) {
        int left = Board.MAX_SIZE;
        int right = 0;
        for (int point = space.first(); point != Board.NO_POINT; point = space.next(point)) {
            left = Math.min(left, board.x(point));
            right = Math.max(right, board.x(point));
        }
        int[] all = space.toArray();
        if (all.length == 0 || right - left >= SIDE || board.y(all[all.length - 1]) - board.y(all[0]) >= SIDE) {
            return Optional.empty();
        }
        long shape = 0;
        for (int point = some.first(); point != Board.NO_POINT; point = some.next(point)) {
            shape |= 1L << ((board.y(point) - board.y(all[0])) * SIDE + board.x(point) - left);
        }
        return Optional.of(shape);
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
        long mirrored = mirrored(shape, symmetry);
        return mirrored >>> corner(mirrored);
    }

    /** Number of bits by which a shape has to move to lie in the lowest corner. */
    static int corner(long shape) {
        long columns = 0;
        for (long rest = shape; rest != 0; rest >>>= SIDE) {
            columns |= rest & FIRST_ROW;
        }
        return Long.numberOfTrailingZeros(shape) / SIDE * SIDE + Long.numberOfTrailingZeros(columns);
    }

    /** Returns the points of a shape in one of the eight symmetries of the 8x8 points. */
    static long mirrored(long shape, int symmetry) {
        long result = 0;
        for (long rest = shape; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            int x = (symmetry & 1) == 0 ? bit % SIDE : SIDE - 1 - bit % SIDE;
            int y = (symmetry & 2) == 0 ? bit / SIDE : SIDE - 1 - bit / SIDE;
            result |= 1L << ((symmetry & 4) == 0 ? y * SIDE + x : x * SIDE + y);
        }
        return result;
    }
}
