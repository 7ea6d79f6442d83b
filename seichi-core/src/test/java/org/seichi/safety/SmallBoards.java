package org.seichi.safety;

import java.util.function.Consumer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** All legal positions of a board. */
final class SmallBoards {
    private SmallBoards() {}

    /** Every legal position, built stone by stone without captures on the way. */
    static void each(Board board, Consumer<Position> action) {
        each(Position.empty(board), Board.NO_POINT, action);
    }

    private static void each(Position position, int last, Consumer<Position> action) {
        action.accept(position);
        PointSet empty = position.empty();
        for (int point = empty.next(last); point != Board.NO_POINT; point = empty.next(point)) {
            for (Color player : Color.values()) {
                Legality legality = position.legality(player, point);
                if (legality != Legality.SUICIDE && legality != Legality.SINGLE_SUICIDE) {
                    Position next = position.play(player, point);
                    if (next.capturedBy(player) == 0) {
                        each(next, point, action);
                    }
                }
            }
        }
    }
}
