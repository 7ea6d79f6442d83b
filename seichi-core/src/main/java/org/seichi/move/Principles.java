package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Principles (Yen, section 4, step 1): answer where the opponent has just played, go on where you have just played. */
final class Principles implements Subsystem {
    private static final int NEAR = 2;

    @Override
    public void propose(Scene scene, Notebook notebook) {
        around(scene, scene.played(0), NEAR, "Answers the last move", notebook);
        around(scene, scene.played(1), 1, "Goes on from the move before", notebook);
    }

    private static void around(Scene scene, int center, int far, String text, Notebook notebook) {
        if (center == Board.NO_POINT) {
            return;
        }
        Board board = scene.board();
        PointSet points = scene.position().empty();
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            int dx = Math.abs(board.x(point) - board.x(center));
            int dy = Math.abs(board.y(point) - board.y(center));
            if (dx + dy <= far || Math.max(dx, dy) == 1) {
                notebook.note(
                        point,
                        new Motive(
                                MotiveKind.ANSWER, text, "principle", PointSet.of(board, center), Worth.NONE, point));
            }
        }
    }
}
