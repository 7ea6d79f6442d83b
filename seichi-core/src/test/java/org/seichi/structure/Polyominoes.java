package org.seichi.structure;

import java.util.LinkedHashSet;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.testkit.Symmetry;

/** The connected shapes of a number of points, each once whatever its place and direction. */
final class Polyominoes {
    private Polyominoes() {}

    /** All of them, as sets of points near the top left of a square board of the given size. */
    static Set<PointSet> of(int points, Board board) {
        Set<PointSet> shapes = new LinkedHashSet<>();
        shapes.add(PointSet.of(board, board.point(1, 1)));
        for (int size = 1; size < points; size++) {
            Set<PointSet> larger = new LinkedHashSet<>();
            for (PointSet shape : shapes) {
                shape.neighbors(board)
                        .minus(shape)
                        .forEach(point -> larger.add(normal(shape.union(PointSet.of(board, point)), board)));
            }
            shapes = larger;
        }
        return shapes;
    }

    /** The first, in the order of their text, of the eight ways to see the shape, its top left corner at 1, 1. */
    private static PointSet normal(PointSet shape, Board board) {
        PointSet best = shape;
        String text = "";
        for (Symmetry symmetry : Symmetry.values()) {
            PointSet moved = toTopLeft(symmetry.points(board, shape), board);
            if (text.isEmpty() || moved.toString().compareTo(text) < 0) {
                best = moved;
                text = moved.toString();
            }
        }
        return best;
    }

    private static PointSet toTopLeft(PointSet shape, Board board) {
        int left = Integer.MAX_VALUE;
        int top = Integer.MAX_VALUE;
        for (int point : shape.toArray()) {
            left = Math.min(left, board.x(point));
            top = Math.min(top, board.y(point));
        }
        PointSet.Builder moved = PointSet.builder(board);
        for (int point : shape.toArray()) {
            moved.add(board.point(board.x(point) - left + 1, board.y(point) - top + 1));
        }
        return moved.build();
    }
}
