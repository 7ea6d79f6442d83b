package org.seichi.method.carta;

import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Bent four in the corner: stones in the corner that form the bent four when extended by a liberty that they share with the
 * group around them. If they are captured then, their owner plays back and the group lives only by winning a ko; he can start
 * it at any time, and the group cannot prevent it.
 *
 * @param killer the group in the corner
 * @param victim the group around it
 */
record CornerKo(int killer, int victim) {
    /** Whether stones and one more point form the shape: a corner, its two neighbors, and the next point along one edge. */
    static boolean isShape(Board board, PointSet stones, int added) {
        PointSet four = stones.union(PointSet.of(board, added));
        return four.size() == 4 && shapes(board).anyMatch(four::equals);
    }

    private static Stream<PointSet> shapes(Board board) {
        int right = board.width() - 1;
        int bottom = board.height() - 1;
        return right < 2 || bottom < 2
                ? Stream.empty()
                : Stream.of(List.of(0, 0), List.of(right, 0), List.of(0, bottom), List.of(right, bottom))
                        .flatMap(corner -> shapes(board, corner.get(0), corner.get(1)));
    }

    private static Stream<PointSet> shapes(Board board, int column, int row) {
        int across = column == 0 ? 1 : -1;
        int along = row == 0 ? 1 : -1;
        PointSet three = PointSet.of(
                board, board.point(column, row), board.point(column + across, row), board.point(column, row + along));
        return Stream.of(board.point(column + 2 * across, row), board.point(column, row + 2 * along))
                .map(end -> three.union(PointSet.of(board, end)));
    }
}
