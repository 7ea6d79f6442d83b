package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;

/**
 * The area of a fight: the points that can be reached from some stones without crossing safe ones.
 *
 * @param points where moves matter
 * @param isEnclosed whether every adjacent chain has a liberty outside, so that no single move in the area captures it
 */
record RaceArea(PointSet points, boolean isEnclosed) {
    /** Flood-fills from the seeds over everything that is not safe. */
    static RaceArea of(Position position, PointSet safe, PointSet seeds) {
        Board board = position.board();
        PointSet points = board.points().minus(safe).union(seeds).connected(board, seeds);
        return new RaceArea(points, isEnclosed(position, points));
    }

    private static boolean isEnclosed(Position position, PointSet points) {
        SearchBoard board = new SearchBoard(position);
        return points.neighbors(position.board()).minus(position.empty()).stream()
                .noneMatch(stone -> points.containsAll(board.libertySet(stone)));
    }
}
