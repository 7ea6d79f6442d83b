package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * What a stone gains by itself (Yen, section 5.2.1, 1), counted on the points within two steps that are empty, not expected to be anyone's
 * and not next to an opponent's stone. Those on a lower line than the stone, up to the third, are territory; a third of the others counts
 * as influence.
 *
 * @param territory points of territory
 * @param influence points of influence
 */
record Gain(int territory, int influence) {
    private static final int NEAR = 2;
    private static final int INFLUENCE_SHARE = 3;
    private static final int HIGHEST = 4;
    private static final double TAKEN = 0.6;

    /** Territory and influence together, in points. */
    int points() {
        return territory + influence;
    }

    /** What a stone of a player at a point would gain. */
    static Gain of(MoveContext context, Color player, int move) {
        Board board = context.board();
        PointSet others = context.position().stones(player.opponent());
        int territory = 0;
        int rest = 0;
        for (int dy = -NEAR; dy <= NEAR; dy++) {
            for (int dx = -NEAR; dx <= NEAR; dx++) {
                int x = board.x(move) + dx;
                int y = board.y(move) + dy;
                boolean near = Math.abs(dx) + Math.abs(dy) <= NEAR && dx * dx + dy * dy > 0;
                if (near && x >= 0 && y >= 0 && x < board.width() && y < board.height()) {
                    int point = board.point(x, y);
                    if (isOpen(context, point) && !touches(board, point, others)) {
                        boolean low = board.line(point) <= Math.min(HIGHEST, board.line(move)) - 1;
                        territory += low ? 1 : 0;
                        rest += low ? 0 : 1;
                    }
                }
            }
        }
        return new Gain(territory, rest / INFLUENCE_SHARE);
    }

    private static boolean isOpen(MoveContext context, int point) {
        boolean empty = context.position().at(point) == Stones.EMPTY;
        return empty && Math.abs(context.evaluation().expectation().at(point)) < TAKEN;
    }

    private static boolean touches(Board board, int point, PointSet stones) {
        for (int direction = 0; direction < 4; direction++) {
            if (stones.contains(board.neighbor(point, direction))) {
                return true;
            }
        }
        return false;
    }
}
