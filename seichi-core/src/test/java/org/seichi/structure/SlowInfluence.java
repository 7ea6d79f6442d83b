package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** Bouzy's operators taken literally, on a grid of values with explicit bounds. */
final class SlowInfluence {
    private final int[][] value;
    private final int width;
    private final int height;

    private SlowInfluence(int[][] value, int width, int height) {
        this.value = value;
        this.width = width;
        this.height = height;
    }

    static SlowInfluence bouzy(Position position, int dilations, int erosions) {
        Board board = position.board();
        int[][] start = new int[board.width()][board.height()];
        PointSet black = position.stones(Color.BLACK);
        board.points()
                .minus(position.empty())
                .forEach(stone -> start[board.x(stone)][board.y(stone)] = black.contains(stone) ? 64 : -64);
        SlowInfluence influence = new SlowInfluence(start, board.width(), board.height());
        for (int i = 0; i < dilations; i++) {
            influence = influence.dilated();
        }
        for (int i = 0; i < erosions; i++) {
            influence = influence.eroded();
        }
        return influence;
    }

    int at(int x, int y) {
        return value[x][y];
    }

    /**
     * For each point that is positive or zero and next to no negative one, add the number of positive neighbors; the same
     * for the other sign.
     */
    private SlowInfluence dilated() {
        int[][] next = new int[width][height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                int here = value[x][y];
                int positive = neighbors(x, y, 1);
                int negative = neighbors(x, y, -1);
                next[x][y] = here;
                if (here >= 0 && negative == 0) {
                    next[x][y] += positive;
                }
                if (here <= 0 && positive == 0) {
                    next[x][y] -= negative;
                }
            }
        }
        return new SlowInfluence(next, width, height);
    }

    /** For each point that is not zero, move it toward zero by the number of neighbors that are zero or of the other sign. */
    private SlowInfluence eroded() {
        int[][] next = new int[width][height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                int here = value[x][y];
                int others = neighbors(x, y, 0) + neighbors(x, y, here > 0 ? -1 : 1);
                next[x][y] = here > 0 ? Math.max(0, here - others) : here < 0 ? Math.min(0, here + others) : 0;
            }
        }
        return new SlowInfluence(next, width, height);
    }

    /** The number of neighbors on the board whose value has the given sign. */
    private int neighbors(int x, int y, int sign) {
        return one(x - 1, y, sign) + one(x + 1, y, sign) + one(x, y - 1, sign) + one(x, y + 1, sign);
    }

    private int one(int x, int y, int sign) {
        boolean inside = x >= 0 && y >= 0 && x < width && y < height;
        return inside && Integer.signum(value[x][y]) == sign ? 1 : 0;
    }
}
