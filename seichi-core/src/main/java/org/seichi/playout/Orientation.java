package org.seichi.playout;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * One of the sixteen ways to see the same stones: turned or mirrored, with or without colors swapped.
 *
 * <p>What is sampled depends on how points are numbered and who is called Black. So a position is sampled as one of its
 * sixteen views that is the same for all of them, and the answer is turned back.
 */
final class Orientation implements Stones {
    private static final int MIRROR = 1;
    private static final int FLIP = 2;
    private static final int TRANSPOSE = 4;
    private static final int SWAP = 8;
    private static final int ALL = 16;

    private final Stones stones;
    private final Board board;
    private final boolean swapped;
    private final int[] origin;

    private Orientation(Stones stones, int bits) {
        Board from = stones.board();
        boolean turned = (bits & TRANSPOSE) != 0;
        this.stones = stones;
        int width = turned ? from.height() : from.width();
        int height = turned ? from.width() : from.height();
        board = new Board(width, height);
        swapped = (bits & SWAP) != 0;
        origin = new int[board.arrayLength()];
        for (int y = 0; y < board.height(); y++) {
            for (int x = 0; x < board.width(); x++) {
                int column = turned ? y : x;
                int row = turned ? x : y;
                origin[board.point(x, y)] = from.point(
                        (bits & MIRROR) != 0 ? from.width() - 1 - column : column,
                        (bits & FLIP) != 0 ? from.height() - 1 - row : row);
            }
        }
    }

    /**
     * The views that come first in an order that does not depend on which of them is given. They look the same; there are
     * several if the stones are symmetric.
     */
    static List<Orientation> first(Stones stones) {
        List<Orientation> first = new ArrayList<>();
        for (int bits = 0; bits < ALL; bits++) {
            Orientation view = new Orientation(stones, bits);
            int order = first.isEmpty() ? -1 : view.compareTo(first.get(0));
            if (order < 0) {
                first.clear();
            }
            if (order <= 0) {
                first.add(view);
            }
        }
        return first;
    }

    /** Wide boards before high ones; then the contents, point by point. */
    private int compareTo(Orientation other) {
        if (board.width() != other.board.width()) {
            return board.width() > other.board.width() ? -1 : 1;
        }
        for (int point = board.first(); point <= board.last(); point++) {
            int difference = at(point) - other.at(point);
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public int at(int point) {
        if (origin[point] == Board.NO_POINT) {
            return EDGE;
        }
        int content = stones.at(origin[point]);
        return swapped && content != EMPTY ? STONES_SUM - content : content;
    }

    /** Where a point of this view lies on the board that was given. */
    int origin(int point) {
        return origin[point];
    }

    /** Whether Black is called White here. */
    boolean isSwapped() {
        return swapped;
    }
}
