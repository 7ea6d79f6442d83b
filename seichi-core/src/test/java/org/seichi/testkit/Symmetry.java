package org.seichi.testkit;

import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** The eight symmetries of a board. Those that exchange rows and columns turn a wide board into a high one. */
public enum Symmetry {
    /** Leaves everything where it is. */
    IDENTITY(0b000),
    /** Exchanges left and right. */
    MIRROR(0b001),
    /** Exchanges top and bottom. */
    FLIP(0b010),
    /** Half a turn. */
    HALF_TURN(0b011),
    /** Exchanges columns and rows. */
    TRANSPOSE(0b100),
    /** A quarter turn. */
    QUARTER_TURN(0b101),
    /** Three quarters of a turn. */
    THREE_QUARTER_TURN(0b110),
    /** Exchanges columns and rows along the other diagonal. */
    ANTI_TRANSPOSE(0b111);

    private static final int MIRROR_BIT = 1;
    private static final int FLIP_BIT = 2;
    private static final int TRANSPOSE_BIT = 4;

    /** The mirrorings that make this symmetry: left and right, top and bottom, then columns and rows. */
    private final int bits;

    Symmetry(int bits) {
        this.bits = bits;
    }

    /** The board that this symmetry makes of a board. */
    public Board board(Board board) {
        return has(TRANSPOSE_BIT) ? new Board(board.height(), board.width()) : board;
    }

    /** Where a point of the given board goes on {@link #board}; {@link Board#NO_POINT} stays what it is. */
    public int point(Board board, int point) {
        return mapping(board).applyAsInt(point);
    }

    /** Where a set of points of the given board goes. */
    public PointSet points(Board board, PointSet points) {
        IntUnaryOperator mapping = mapping(board);
        PointSet.Builder result = PointSet.builder(board(board));
        points.forEach(point -> result.add(mapping.applyAsInt(point)));
        return result.build();
    }

    /** The symmetry that undoes this one. */
    public Symmetry inverse() {
        return switch (this) {
            case QUARTER_TURN -> THREE_QUARTER_TURN;
            case THREE_QUARTER_TURN -> QUARTER_TURN;
            default -> this;
        };
    }

    private IntUnaryOperator mapping(Board board) {
        Board target = board(board);
        return point -> {
            if (point == Board.NO_POINT) {
                return Board.NO_POINT;
            }
            int x = has(MIRROR_BIT) ? board.width() - 1 - board.x(point) : board.x(point);
            int y = has(FLIP_BIT) ? board.height() - 1 - board.y(point) : board.y(point);
            return has(TRANSPOSE_BIT) ? target.point(y, x) : target.point(x, y);
        };
    }

    private boolean has(int bit) {
        return (bits & bit) != 0;
    }
}
