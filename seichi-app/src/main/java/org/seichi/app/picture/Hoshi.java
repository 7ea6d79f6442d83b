package org.seichi.app.picture;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** The star points (hoshi) of a board. */
public final class Hoshi {
    private static final int LARGE = 13;
    private static final int SMALLEST = 7;

    private Hoshi() {}

    /** Star points near the corners, in the center if both sizes are odd, and at the sides of larger boards; none below size 7. */
    public static PointSet of(Board board) {
        PointSet.Builder points = PointSet.builder(board);
        for (int x : lines(board.width())) {
            for (int y : lines(board.height())) {
                boolean corner = isOuter(x, board.width()) && isOuter(y, board.height());
                boolean center = isMiddle(x, board.width()) && isMiddle(y, board.height());
                if (corner || center || Math.min(board.width(), board.height()) > LARGE) {
                    points.add(board.point(x, y));
                }
            }
        }
        return points.build();
    }

    private static int[] lines(int size) {
        if (size < SMALLEST) {
            return new int[0];
        }
        int edge = edge(size);
        return size % 2 == 0 ? new int[] {edge, size - 1 - edge} : new int[] {edge, size / 2, size - 1 - edge};
    }

    private static int edge(int size) {
        return size < LARGE ? 2 : 3;
    }

    private static boolean isOuter(int line, int size) {
        return line == edge(size) || line == size - 1 - edge(size);
    }

    private static boolean isMiddle(int line, int size) {
        return size % 2 == 1 && line == size / 2;
    }
}
