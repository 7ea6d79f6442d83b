package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * Influence as the expected end of a random walk, which goes from a point over empty points until it meets a stone or the steps are used
 * up. The value is the expectation of the stone's point, between -1 (surely White's) and 1 (surely Black's), and 0 if none was met; so weak
 * stones radiate little, and dead ones for the other side.
 *
 * <p>Takes time linear in points and steps.
 */
final class RandomWalk {
    private final Board board;
    private final int[] points;
    private double[] now;
    private double[] next;

    /**
     * Walks from all points.
     *
     * @param worth the expectation of each stone's point, indexed by point; ignored elsewhere
     */
    RandomWalk(Stones stones, double[] worth, int steps) {
        board = stones.board();
        now = new double[board.arrayLength()];
        points = stones.empty().toArray();
        board.points().minus(stones.empty()).forEach(point -> now[point] = worth[point]);
        next = now.clone();
        int[] ways = ways();
        for (int step = 0; step < steps; step++) {
            step(ways);
        }
    }

    private int[] ways() {
        int[] ways = new int[points.length];
        for (int i = 0; i < ways.length; i++) {
            for (int direction = 0; direction < 4; direction++) {
                ways[i] += board.contains(board.neighbor(points[i], direction)) ? 1 : 0;
            }
        }
        return ways;
    }

    private void step(int[] ways) {
        int stride = board.stride();
        for (int i = 0; i < points.length; i++) {
            int point = points[i];
            double sum = now[point - stride] + now[point - 1] + now[point + 1] + now[point + stride];
            next[point] = ways[i] == 0 ? 0 : sum / ways[i];
        }
        double[] swap = now;
        now = next;
        next = swap;
    }

    /** The value at a point; at a stone the expectation of its point. */
    double at(int point) {
        return now[point];
    }
}
