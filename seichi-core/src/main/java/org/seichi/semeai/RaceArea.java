package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * The points that can be reached from some stones without crossing safe ones.
 *
 * @param points where moves matter
 * @param isEnclosed whether every chain beside the points has a liberty elsewhere, so that no move among them takes it
 */
record RaceArea(PointSet points, boolean isEnclosed) {
    /** Floods from the seeds over all that is not safe. */
    static RaceArea of(Position position, PointSet safe, PointSet seeds) {
        Board board = position.board();
        PointSet points = board.points().minus(safe).union(seeds).connected(board, seeds);
        return new RaceArea(points, isEnclosed(position, points));
    }

    private static boolean isEnclosed(Position position, PointSet points) {
        SearchBoard board = new SearchBoard(position);
        PointSet around = points.neighbors(position.board());
        for (int point = around.first(); point != Board.NO_POINT; point = around.next(point)) {
            boolean stone = position.at(point) != Stones.EMPTY;
            if (stone && points.containsAll(board.libertySet(point))) {
                return false;
            }
        }
        return true;
    }
}
