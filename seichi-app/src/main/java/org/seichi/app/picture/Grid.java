package org.seichi.app.picture;

import org.seichi.board.Board;

/**
 * The coordinates of a board's points in a drawing.
 *
 * @param board the board
 * @param left left edge of the board with its coordinate labels
 * @param top upper edge of the board with its coordinate labels
 */
record Grid(Board board, double left, double top) {
    /** Distance between neighboring lines. */
    static final double UNIT = 24;

    /** Distance from the outermost lines to the edge of the wood. */
    static final double RIM = 15;

    /** Width of the strip for coordinate labels on each side of the wood. */
    static final double GUTTER = 20;

    /** Width of the board with its coordinate labels. */
    double width() {
        return woodWidth() + 2 * GUTTER;
    }

    /** Height of the board with its coordinate labels. */
    double height() {
        return woodHeight() + 2 * GUTTER;
    }

    double woodWidth() {
        return (board.width() - 1) * UNIT + 2 * RIM;
    }

    double woodHeight() {
        return (board.height() - 1) * UNIT + 2 * RIM;
    }

    /** The x coordinate of a column's line; column 0 is at the left. */
    double column(int column) {
        return left + GUTTER + RIM + column * UNIT;
    }

    /** The y coordinate of a row's line; row 0 is at the top. */
    double row(int row) {
        return top + GUTTER + RIM + row * UNIT;
    }

    double x(int point) {
        return column(board.x(point));
    }

    double y(int point) {
        return row(board.y(point));
    }
}
