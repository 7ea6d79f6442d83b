package org.seichi.playout;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Finds the vital point of a small enclosed space, where one move makes two eyes of it or keeps it to one. */
final class Vital {
    private final PlayoutBoard board;
    private final int[] steps;
    private final int[] space = new int[NakadeShape.LARGEST];
    private int size;

    Vital(PlayoutBoard board) {
        this.board = board;
        steps = board.steps();
    }

    /** The vital point of an empty space next to a stone and enclosed by its color; {@link Board#NO_POINT} if there is none. */
    int near(int stone) {
        if (board.emptyNeighbors(stone) == 0) {
            return Board.NO_POINT;
        }
        int other = Stones.STONES_SUM - board.at(stone);
        for (int step : steps) {
            if (board.at(stone + step) == Stones.EMPTY && collect(stone + step, other)) {
                int vital = vital();
                if (vital != Board.NO_POINT) {
                    return vital;
                }
            }
        }
        return Board.NO_POINT;
    }

    /** Collects the space of an empty point by flood fill; returns whether it is small and not touched by a color. */
    private boolean collect(int start, int other) {
        size = 1;
        space[0] = start;
        for (int i = 0; i < size; i++) {
            int point = space[i];
            if (board.neighbors(point, other) > 0) {
                return false;
            }
            for (int step : steps) {
                int neighbor = point + step;
                if (board.at(neighbor) == Stones.EMPTY && !isCollected(neighbor)) {
                    if (size == space.length) {
                        return false;
                    }
                    space[size++] = neighbor;
                }
            }
        }
        return true;
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
