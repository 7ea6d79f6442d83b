package org.seichi.playout;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Finds the point of a small enclosed space where one move makes two eyes of it or keeps it to one. */
final class Vital {
    private final PlayoutBoard board;
    private final int[] space = new int[NakadeShape.LARGEST];
    private int size;

    Vital(PlayoutBoard board) {
        this.board = board;
    }

    /** The vital point of an empty space next to a point, or {@link Board#NO_POINT}. */
    int near(int point) {
        for (int step : board.steps()) {
            if (board.at(point + step) == Stones.EMPTY && collect(point + step)) {
                int vital = vital();
                if (vital != Board.NO_POINT) {
                    return vital;
                }
            }
        }
        return Board.NO_POINT;
    }

    /** Collects the space of an empty point; returns whether it is small and one color encloses it. */
    private boolean collect(int start) {
        size = 1;
        space[0] = start;
        int touching = 0;
        for (int i = 0; i < size; i++) {
            for (int step : board.steps()) {
                int neighbor = space[i] + step;
                int content = board.at(neighbor);
                if (content == Stones.EMPTY && !isCollected(neighbor)) {
                    if (size == space.length) {
                        return false;
                    }
                    space[size++] = neighbor;
                } else if (content != Stones.EDGE) {
                    // The codes of the two colors have no bit in common.
                    touching |= content;
                }
            }
        }
        return touching != Stones.STONES_SUM;
    }

    private boolean isCollected(int point) {
        for (int i = 0; i < size; i++) {
            if (space[i] == point) {
                return true;
            }
        }
        return false;
    }

    private int vital() {
        int best = Board.NO_POINT;
        int most = 0;
        int links = 0;
        for (int i = 0; i < size; i++) {
            int degree = board.emptyNeighbors(space[i]);
            links += degree;
            if (degree > most) {
                most = degree;
                best = space[i];
            }
        }
        return NakadeShape.isVital(size, most, links / 2) ? best : Board.NO_POINT;
    }
}
