package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Orders points from the corners and edges inward. Those that a rotation or reflection would exchange are ordered by their
 * distance to the centroid of all stones, then by the sum of the fourth powers of their distances to the stones. So
 * symmetries of the board and swapping the colors do not change the order, unless the stones themselves are symmetric.
 */
public final class RingOrder {
    private final Board board;
    private final PointSet occupied;
    private final long count;
    private long sumX;
    private long sumY;

    private RingOrder(Stones stones) {
        this.board = stones.board();
        occupied = board.points().minus(stones.empty());
        this.count = occupied.size();
        occupied.forEach(stone -> {
            sumX += board.x(stone);
            sumY += board.y(stone);
        });
    }

    /**
     * Sorts points: nearest to an edge first, then nearest to the other edge, then nearest to the centroid of the stones. Takes
     * n log n time in the number of points, and time linear in that of stones to tell two symmetric points apart.
     */
    public static int[] of(Stones stones, PointSet points) {
        RingOrder order = new RingOrder(stones);
        return points.stream()
                .boxed()
                .sorted(order::compare)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private int compare(int a, int b) {
        int rings = Integer.compare(ring(a), ring(b));
        int distances = rings != 0 ? rings : Long.compare(distance(a), distance(b));
        return distances != 0 ? distances : Long.compare(spread(a), spread(b));
    }

    private int ring(int point) {
        int x = Math.min(board.x(point), board.width() - 1 - board.x(point));
        int y = Math.min(board.y(point), board.height() - 1 - board.y(point));
        return Math.min(x, y) * Board.MAX_SIZE + Math.max(x, y);
    }

    /** The squared distance to the centroid of all stones, times the square of their number, to stay an integer. */
    private long distance(int point) {
        long x = count * board.x(point) - sumX;
        long y = count * board.y(point) - sumY;
        return x * x + y * y;
    }

    /** The sum of the fourth powers of the distances to all stones. */
    private long spread(int point) {
        long spread = 0;
        for (int stone = occupied.first(); stone != Board.NO_POINT; stone = occupied.next(stone)) {
            int x = board.x(point) - board.x(stone);
            int y = board.y(point) - board.y(stone);
            long squared = (long) x * x + (long) y * y;
            spread += squared * squared;
        }
        return spread;
    }
}
