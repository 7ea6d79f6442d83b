package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Proposes moves by principles (Yen, section 4, step 1): answer the opponent's last move, go on where you have just played. */
final class Principles implements Subsystem {
    private static final int NEAR = 2;

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        around(context, context.played(0), NEAR, "Answers the last move", collector);
        around(context, context.played(1), 1, "Follows up the move before last", collector);
    }

    private static void around(MoveContext context, int center, int far, String text, CandidateCollector collector) {
        if (center == Board.NO_POINT) {
            return;
        }
        Board board = context.board();
        PointSet points = context.position().empty();
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            int dx = Math.abs(board.x(point) - board.x(center));
            int dy = Math.abs(board.y(point) - board.y(center));
            if (dx + dy <= far || Math.max(dx, dy) == 1) {
                collector.note(point, MotiveKind.ANSWER, text, "principle", PointSet.of(board, center), Worth.NONE);
            }
        }
    }
}
