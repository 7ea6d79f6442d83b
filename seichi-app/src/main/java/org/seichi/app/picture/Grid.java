package org.seichi.app.picture;

import org.seichi.board.Board;

/**
 * Where the points of a board lie in a drawing.
 *
 * @param board the board
 * @param left left end of everything that belongs to the board, coordinates included
 * @param top its upper end
 */
record Grid(Board board, double left, double top) {
    /** Distance between lines. */
    static final double UNIT = 24;

    /** From the outermost lines to the edge of the wood. */
    static final double RIM = 15;

    /** Room for the coordinates beside the wood. */
    static final double GUTTER = 20;

    /** Width of a board with its coordinates. */
    double width() {
        return woodWidth() + 2 * GUTTER;
    }

    /** Height of a board with its coordinates. */
    double height() {
        return woodHeight() + 2 * GUTTER;
    }

    double woodWidth() {
        return (board.width() - 1) * UNIT + 2 * RIM;
    }

    double woodHeight() {
        return (board.height() - 1) * UNIT + 2 * RIM;
    }

    /** The vertical line of a column, 0 at the left. */
    double column(int column) {
        return left + GUTTER + RIM + column * UNIT;
    }

    /** The horizontal line of a row, 0 at the top. */
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
