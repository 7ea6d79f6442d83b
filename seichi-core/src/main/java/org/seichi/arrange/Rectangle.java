package org.seichi.arrange;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** A rectangle of points: columns from the left and rows from the top, the last ones included. */
record Rectangle(int left, int top, int right, int bottom) {
    /** All rectangles in a set of points that have at most so many points. On 19x19 there are up to 36,100 of them. */
    static List<Rectangle> within(Board board, PointSet points, int most) {
        List<Rectangle> found = new ArrayList<>();
        points.forEach(corner -> addFrom(board, points, corner, most, found));
        return found;
    }

    private static void addFrom(Board board, PointSet points, int corner, int most, List<Rectangle> found) {
        int left = board.x(corner);
        int top = board.y(corner);
        int width = board.width();
        for (int bottom = top; bottom < board.height() && width > 0; bottom++) {
            width = Math.min(width, run(board, points, left, bottom));
            int widest = Math.min(width, most / (bottom - top + 1));
            for (int right = left; right < left + widest; right++) {
                found.add(new Rectangle(left, top, right, bottom));
            }
        }
    }

    /** How many points to the right of a point, itself included, are in a set. */
    private static int run(Board board, PointSet points, int left, int y) {
        int x = left;
        while (x < board.width() && points.contains(board.point(x, y))) {
            x++;
        }
        return x - left;
    }

    int size() {
        return (right - left + 1) * (bottom - top + 1);
    }

    /** The difference between the lengths of the sides. */
    int sidesApart() {
        return Math.abs(right - left - (bottom - top));
    }

    PointSet points(Board board) {
        PointSet.Builder points = PointSet.builder(board);
        for (int y = top; y <= bottom; y++) {
            for (int x = left; x <= right; x++) {
                points.add(board.point(x, y));
            }
        }
        return points.build();
    }
}
