package org.seichi.method.reading;

import org.seichi.board.Board;

/** A number for each point, smallest at the edges, that turning or mirroring the board does not change. */
final class RingOrder {
    private RingOrder() {}

    static int key(Board board, int point) {
        int x = Math.min(board.x(point), board.width() - 1 - board.x(point));
        int y = Math.min(board.y(point), board.height() - 1 - board.y(point));
        return Math.min(x, y) * Board.MAX_SIZE + Math.max(x, y);
    }
}
