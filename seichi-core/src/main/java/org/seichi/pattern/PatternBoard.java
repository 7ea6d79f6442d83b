package org.seichi.pattern;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Stones;

/**
 * A position as patterns see it: with a wide border, so that no cell of a pattern falls off the array, and with contents from the side of
 * either color. All boards have the same row length here, so a pattern is laid out once for all of them.
 *
 * <p>A snapshot: later changes of the stones do not show.
 */
public final class PatternBoard {
    /** How far a cell of a pattern may lie from its anchor, in columns and in rows. */
    static final int REACH = 8;

    /** Length of a row. */
    static final int STRIDE = Board.MAX_SIZE + 2 * REACH;

    private final Board board;
    private final byte[] forBlack = new byte[STRIDE * STRIDE];
    private final byte[] forWhite = new byte[STRIDE * STRIDE];

    /** Copies the stones. */
    public PatternBoard(Stones stones) {
        board = stones.board();
        Arrays.fill(forBlack, (byte) Cell.EDGE);
        Arrays.fill(forWhite, (byte) Cell.EDGE);
        board.points().forEach(point -> {
            forBlack[index(point)] = (byte) seen(stones.at(point), Color.BLACK);
            forWhite[index(point)] = (byte) seen(stones.at(point), Color.WHITE);
        });
    }

    private static int seen(int content, Color own) {
        if (content == Stones.EMPTY) {
            return Cell.EMPTY;
        }
        return content == own.code() ? Cell.OWN : Cell.OTHER;
    }

    /** The geometry. */
    public Board board() {
        return board;
    }

    /** The contents as a color sees them, one bit set in each cell; see {@link Cell}. */
    byte[] seenBy(Color color) {
        return color == Color.BLACK ? forBlack : forWhite;
    }

    /** The array index of a point. */
    int index(int point) {
        return (board.y(point) + REACH) * STRIDE + board.x(point) + REACH;
    }

    /** The point at an array index that lies on the board. */
    int point(int index) {
        return board.point(index % STRIDE - REACH, index / STRIDE - REACH);
    }
}
