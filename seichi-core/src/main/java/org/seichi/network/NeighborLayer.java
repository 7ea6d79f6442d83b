package org.seichi.network;

import java.util.List;
import org.seichi.board.Board;

/**
 * A layer of {@link NeighborLayers}. Each unit of a point sees the units below at the point itself, added up over its four neighbors, and
 * added up over its four diagonal neighbors; so it sees the same in every orientation. Points outside the board are 0.
 *
 * <p>Units are integers in 64ths that are never negative. As text: a line of {@link Letters} for each input, with the weights for all units
 * in 32nds; one with what each unit begins with, in eighths; and one with what each adds to the score of its point, in 32nds.
 */
final class NeighborLayer {
    /** Binary digits of the weights behind the point. */
    static final int WEIGHT_BITS = 5;

    /** What the units begin with, in eighths, is as many 2048ths shifted left by this. */
    private static final int START_BITS = 8;

    private static final int KINDS = 3;

    private final int units;
    private final int inputs;
    private final int[] weights;
    private final int[] starts;
    private final int[] scores;

    /** Reads a layer. */
    NeighborLayer(List<String> lines) {
        inputs = lines.size() - 2;
        starts = Letters.read(lines.get(inputs));
        scores = Letters.read(lines.get(inputs + 1));
        units = starts.length;
        weights = new int[inputs * units];
        for (int input = 0; input < inputs; input++) {
            System.arraycopy(Letters.read(lines.get(input)), 0, weights, input * units, units);
        }
    }

    /** The weights of its units in the score of their point, in 32nds. */
    int[] scores() {
        return scores;
    }

    /**
     * Computes the units of all points.
     *
     * @param below the units below, by point and unit
     */
    int[] over(int[] below, Board board) {
        int[] above = new int[board.arrayLength() * units];
        int[] seen = new int[inputs];
        int[] sums = new int[units];
        for (int point = board.first(); point <= board.last(); point++) {
            if (board.contains(point)) {
                look(below, point, board.stride(), seen);
                add(seen, sums);
                for (int unit = 0; unit < units; unit++) {
                    above[point * units + unit] = Math.max(0, sums[unit] >> WEIGHT_BITS);
                }
            }
        }
        return above;
    }

    private void look(int[] below, int point, int stride, int[] seen) {
        int each = inputs / KINDS;
        int at = point * each;
        int up = at - stride * each;
        int down = at + stride * each;
        for (int unit = 0; unit < each; unit++, at++, up++, down++) {
            seen[unit] = below[at];
            seen[each + unit] = below[at - each] + below[at + each] + below[up] + below[down];
            seen[2 * each + unit] = below[up - each] + below[up + each] + below[down - each] + below[down + each];
        }
    }

    private void add(int[] seen, int[] sums) {
        for (int unit = 0; unit < units; unit++) {
            sums[unit] = starts[unit] << START_BITS;
        }
        for (int input = 0; input < inputs; input++) {
            int value = seen[input];
            if (value != 0) {
                int row = input * units;
                for (int unit = 0; unit < units; unit++) {
                    sums[unit] += value * weights[row + unit];
                }
            }
        }
    }
}
