package org.seichi.structure;

import java.util.LinkedHashSet;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.testkit.Symmetry;

/** Generates the polyominoes of a size: connected shapes, one for each class under translation, rotation and reflection. */
final class Polyominoes {
    private Polyominoes() {}

    /** All shapes with the given number of points, placed near the top left of a square board. */
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

    /** The canonical form: of the eight symmetric images, moved so that their top left corner is at 1, 1, the first by text. */
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
