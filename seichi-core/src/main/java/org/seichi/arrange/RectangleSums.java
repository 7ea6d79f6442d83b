package org.seichi.arrange;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** How many points of a set each rectangle of a board contains, told in constant time from sums over its corners. */
final class RectangleSums {
    private final int stride;
    private final int[] sums;

    RectangleSums(Board board, PointSet points) {
        stride = board.width() + 1;
        sums = new int[stride * (board.height() + 1)];
        for (int y = 0; y < board.height(); y++) {
            int row = 0;
            for (int x = 0; x < board.width(); x++) {
                row += points.contains(board.point(x, y)) ? 1 : 0;
                sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row;
            }
        }
    }

    /** The number of points in a rectangle. */
    int in(Rectangle area) {
        int above = area.top() * stride;
        int below = (area.bottom() + 1) * stride;
        int left = area.left();
        int right = area.right() + 1;
        return sums[below + right] - sums[below + left] - sums[above + right] + sums[above + left];
    }
}
