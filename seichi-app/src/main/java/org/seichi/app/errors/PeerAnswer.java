package org.seichi.app.errors;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;

/**
 * What another program said of a game.
 *
 * @param program its name
 * @param margin half-points by which Black is ahead
 * @param dead points with dead stones in the letters of records, separated by commas
 */
public record PeerAnswer(String program, int margin, String dead) {
    /** The dead stones; letters that are no point of the board are passed over. */
    PointSet dead(Board board) {
        PointSet.Builder points = PointSet.builder(board);
        for (String letters : dead.split(",", -1)) {
            Coordinates.parseSgf(board, letters.strip()).ifPresent(points::add);
        }
        return points.build();
    }
}
