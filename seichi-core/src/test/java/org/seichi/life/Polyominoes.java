package org.seichi.life;

import java.util.Set;
import java.util.TreeSet;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Enumerates connected shapes, places them on boards and writes them as text; {@link Polyomino} reads them. */
final class Polyominoes {
    private static final long FIRST_COLUMN = 0x0101010101010101L;

    private Polyominoes() {}

    /** All shapes of a size below eight points, in ascending order. */
    static Set<Long> all(int size) {
        Set<Long> shapes = new TreeSet<>();
        if (size == 1) {
            shapes.add(1L);
            return shapes;
        }
        for (long shape : all(size - 1)) {
            // One column and row away from the edge of the square, so that it can grow on all sides.
            long moved = shape << (Polyomino.SIDE + 1);
            long around = moved << 1 | moved >>> 1 | moved << Polyomino.SIDE | moved >>> Polyomino.SIDE;
            for (long rest = around & ~moved; rest != 0; rest &= rest - 1) {
                shapes.add(Polyomino.canonical(moved | Long.lowestOneBit(rest)));
            }
        }
        return shapes;
    }

    /** The points of a shape on a board, with {@code margin} free columns to the left and as many free rows above. */
    static PointSet points(long shape, Board board, int margin) {
        PointSet.Builder points = PointSet.builder(board);
        for (long rest = shape; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            points.add(board.point(margin + bit % Polyomino.SIDE, margin + bit / Polyomino.SIDE));
        }
        return points.build();
    }

    /** A shape as rows of {@code x} and {@code .}, separated by slashes. */
    static String format(long shape) {
        StringBuilder rows = new StringBuilder();
        for (int y = 0; y < height(shape); y++) {
            rows.append(y == 0 ? "" : "/");
            for (int x = 0; x < width(shape); x++) {
                rows.append((shape & 1L << (y * Polyomino.SIDE + x)) == 0 ? '.' : 'x');
            }
        }
        return rows.toString();
    }

    /** Number of columns of a shape. */
    static int width(long shape) {
        int width = 0;
        while (width < Polyomino.SIDE && (shape & FIRST_COLUMN << width) != 0) {
            width++;
        }
        return width;
    }

    /** Number of rows of a shape. */
    static int height(long shape) {
        return (Long.SIZE - Long.numberOfLeadingZeros(shape) + Polyomino.SIDE - 1) / Polyomino.SIDE;
    }
}
