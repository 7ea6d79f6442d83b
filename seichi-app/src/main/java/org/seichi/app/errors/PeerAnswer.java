package org.seichi.app.errors;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;

/**
 * The answer of another program about a game.
 *
 * @param margin its margin in half-points, Black positive
 * @param dead the points of dead stones in SGF letters, separated by commas
 */
record PeerAnswer(int margin, String dead) {
    /** The dead stones; letters that do not name a point of the board are ignored. */
    PointSet dead(Board board) {
        PointSet.Builder points = PointSet.builder(board);
        for (String letters : dead.split(",", -1)) {
            Coordinates.parseSgf(board, letters.strip()).ifPresent(points::add);
        }
        return points.build();
    }
}
