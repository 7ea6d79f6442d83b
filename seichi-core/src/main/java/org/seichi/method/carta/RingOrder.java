package org.seichi.method.carta;

import java.util.Arrays;
import java.util.Comparator;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Orders points from the corners and edges inwards, so that turning or mirroring the board changes nothing. */
final class RingOrder {
    private RingOrder() {}

    /** The points: those nearest to an edge first, among equals those nearest to the other edge. */
    static int[] of(Board board, PointSet points) {
        return Arrays.stream(points.toArray())
                .boxed()
                .sorted(Comparator.comparingInt(point -> key(board, point)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int key(Board board, int point) {
        int x = Math.min(board.x(point), board.width() - 1 - board.x(point));
        int y = Math.min(board.y(point), board.height() - 1 - board.y(point));
        return Math.min(x, y) * Board.MAX_SIZE + Math.max(x, y);
    }
}
