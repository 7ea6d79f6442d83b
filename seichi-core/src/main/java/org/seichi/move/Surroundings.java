package org.seichi.move;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/** The influence of both colors, which falls exponentially with distance, and their nearest stones, up to eight lines away. */
final class Surroundings {
    private static final int FAR = 8;
    private static final int FADING = 4;

    /** Influence of a stone at distance 0. */
    private static final int SCALE = 1000;

    private static final int STEPS = 3;
    private static final int HIGHEST = 11;
    private static final int EVEN = 2 * SCALE;
    private static final int[] FADED = faded();

    private final int[][] power;
    private final int[][] nearest;

    Surroundings(SearchBoard stones) {
        Board board = stones.board();
        power = new int[Stones.EDGE][board.arrayLength()];
        nearest = new int[Stones.EDGE][board.arrayLength()];
        for (int[] distances : nearest) {
            Arrays.fill(distances, FAR + 1);
        }
        for (int point = board.first(); point <= board.last(); point++) {
            if (Stones.isStone(stones.at(point))) {
                spread(board, point, power[stones.at(point)], nearest[stones.at(point)]);
            }
        }
    }

    private static int[] faded() {
        int[] faded = new int[3 * FAR + 1];
        for (int distance = 0; distance < faded.length; distance++) {
            faded[distance] = (int) (SCALE * StrictMath.exp(-(double) distance / FADING));
        }
        return faded;
    }

    private static void spread(Board board, int stone, int[] powers, int[] distances) {
        int column = board.x(stone);
        int row = board.y(stone);
        for (int y = Math.max(0, row - FAR); y <= Math.min(board.height() - 1, row + FAR); y++) {
            for (int x = Math.max(0, column - FAR); x <= Math.min(board.width() - 1, column + FAR); x++) {
                int dx = Math.abs(x - column);
                int dy = Math.abs(y - row);
                int point = board.point(x, y);
                powers[point] += FADED[dx + dy + Math.max(dx, dy)];
                distances[point] = Math.min(distances[point], Math.max(dx, dy));
            }
        }
    }

    /** The influence of a color at a point, in steps from 0 to {@value #HIGHEST}. */
    int power(int color, int point) {
        return Math.min(HIGHEST, power[color][point] * STEPS / SCALE);
    }

    /** By how much the influence of a color exceeds the other's at a point, in steps from 0 to {@value #HIGHEST}; 6 is even. */
    int balance(int color, int point) {
        int more = power[color][point] - power[Stones.STONES_SUM - color][point] + EVEN;
        return Math.max(0, Math.min(HIGHEST, more * STEPS / SCALE));
    }

    /** The lines to the nearest stone of a color; {@value #FAR} + 1 if it is farther. */
    int nearest(int color, int point) {
        return nearest[color][point];
    }
}
