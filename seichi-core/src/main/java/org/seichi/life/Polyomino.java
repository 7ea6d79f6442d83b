package org.seichi.life;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Connected shapes of points up to symmetry, each as the bits of an 8x8 square, row by row from the lowest bit: of the
 * eight ways to turn it into the lowest corner, the one with the smallest number.
 */
final class Polyomino {
    private static final int SIDE = 8;
    private static final int SYMMETRIES = 8;
    private static final long FIRST_COLUMN = 0x0101010101010101L;

    private Polyomino() {}

    /** All shapes of a size below {@value #SIDE}, in ascending order. */
    static Set<Long> all(int size) {
        Set<Long> shapes = new TreeSet<>();
        if (size == 1) {
            shapes.add(1L);
            return shapes;
        }
        for (long shape : all(size - 1)) {
            // One column and row away from the edge of the square, so that it can grow on all sides.
            long moved = shape << (SIDE + 1);
            long around = moved << 1 | moved >>> 1 | moved << SIDE | moved >>> SIDE;
            for (long rest = around & ~moved; rest != 0; rest &= rest - 1) {
                shapes.add(canonical(moved | Long.lowestOneBit(rest)));
            }
        }
        return shapes;
    }

    /** The shape of some points; empty if they do not fit into the square. */
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

    /** The points of a shape on a board, with free columns to the left and as many rows above. */
    static PointSet points(long shape, Board board, int margin) {
        PointSet.Builder points = PointSet.builder(board);
        for (long rest = shape; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            points.add(board.point(margin + bit % SIDE, margin + bit / SIDE));
        }
        return points.build();
    }

    /** A shape as rows of {@code x} and {@code .}, parted by slashes. */
    static String format(long shape) {
        StringBuilder rows = new StringBuilder();
        for (int y = 0; y < height(shape); y++) {
            rows.append(y == 0 ? "" : "/");
            for (int x = 0; x < width(shape); x++) {
                rows.append((shape & 1L << (y * SIDE + x)) == 0 ? '.' : 'x');
            }
        }
        return rows.toString();
    }

    /** The shape that {@link #format} has written. */
    static long parse(String rows) {
        long shape = 0;
        int bit = 0;
        for (int i = 0; i < rows.length(); i++) {
            shape |= rows.charAt(i) == 'x' ? 1L << bit : 0;
            bit = rows.charAt(i) == '/' ? (bit / SIDE + 1) * SIDE : bit + 1;
        }
        return shape;
    }

    /** Number of columns of a shape. */
    static int width(long shape) {
        int width = 0;
        while (width < SIDE && (shape & FIRST_COLUMN << width) != 0) {
            width++;
        }
        return width;
    }

    /** Number of rows of a shape. */
    static int height(long shape) {
        return (Long.SIZE - Long.numberOfLeadingZeros(shape) + SIDE - 1) / SIDE;
    }

    private static long canonical(long shape) {
        long least = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            least = Math.min(least, turned(shape, symmetry));
        }
        return least;
    }

    /** One of the eight symmetric shapes, in the lowest corner. */
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
