package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/** Connected points, found the slow way: by growing sets until they stop growing. */
final class Floods {
    private Floods() {}

    /** All points with the same content as a point that are connected to it. */
    static PointSet from(Stones stones, int point) {
        Board board = stones.board();
        PointSet same = with(stones, stones.at(point));
        PointSet reached = PointSet.of(board, point);
        PointSet grown = reached.union(reached.neighbors(board).intersection(same));
        while (!grown.equals(reached)) {
            reached = grown;
            grown = reached.union(reached.neighbors(board).intersection(same));
        }
        return reached;
    }

    /** The empty points next to a set of points. */
    static PointSet liberties(Stones stones, PointSet points) {
        return points.neighbors(stones.board()).intersection(stones.empty());
    }

    private static PointSet with(Stones stones, int content) {
        PointSet.Builder points = PointSet.builder(stones.board());
        stones.board().points().forEach(point -> {
            if (stones.at(point) == content) {
                points.add(point);
            }
        });
        return points.build();
    }
}
