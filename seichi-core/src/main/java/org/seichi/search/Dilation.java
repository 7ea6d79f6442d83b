package org.seichi.search;

import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Extends the zone of a proof so that its stones stay as they are whatever stands elsewhere: every stone is connected inside the zone
 * to a liberty inside the zone or to a backed stone, which other proofs keep from capture, and captured chains are included whole, with
 * all adjacent points.
 */
public final class Dilation {
    private final SearchBoard stones;
    private final IntPredicate backed;
    private final IntPredicate reserved;
    private final int[] steps;
    private final int[] marks;
    private final int[] secured;
    private final int[] from;
    private final int[] queue;
    private int mark;
    private int round;
    private int filled;
    /** The liberty found or added last; {@link Board#NO_POINT} for a backed stone, or if there is none. */
    private int liberty;

    /**
     * Extends zones on a board, as it is at each call.
     *
     * @param backed whether a stone needs no liberty
     * @param reserved whether a point must not be added as a liberty
     */
    public Dilation(SearchBoard stones, IntPredicate backed, IntPredicate reserved) {
        this.stones = stones;
        this.backed = backed;
        this.reserved = reserved;
        Board board = stones.board();
        steps = board.directions();
        marks = new int[board.arrayLength()];
        secured = new int[board.arrayLength()];
        from = new int[board.arrayLength()];
        queue = new int[board.size() + 1];
    }

    /** Connects every stone of the zone to a liberty or backed stone inside the zone. */
    public void close(PointSet.Builder zone) {
        round++;
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            if (stones.at(point) != Stones.EMPTY && secured[point] != round) {
                secure(zone, point, Board.NO_POINT);
            }
        }
    }

    /**
     * Does so for a stone and all stones connected to it inside the zone.
     *
     * @param without a point that does not count as a liberty
     * @return a liberty inside the zone; {@link Board#NO_POINT} if there is only a backed stone, or neither
     */
    public int secure(PointSet.Builder zone, int stone, int without) {
        liberty = Board.NO_POINT;
        boolean found = floodInside(zone, stone, without);
        for (int i = 0; i < filled; i++) {
            secured[queue[i]] = round;
        }
        if (!found) {
            addNearest(zone, stone, without);
        }
        return liberty;
    }

    private boolean floodInside(PointSet.Builder zone, int stone, int without) {
        int color = stones.at(stone);
        boolean found = false;
        begin(stone);
        for (int next = 0; next < filled; next++) {
            found |= backed.test(queue[next]);
            for (int step : steps) {
                int neighbor = queue[next] + step;
                int content = stones.at(neighbor);
                if (content == Stones.EMPTY && neighbor != without && zone.contains(neighbor)) {
                    liberty = neighbor;
                    found = true;
                } else if (content == color && marks[neighbor] != mark && zone.contains(neighbor)) {
                    enqueue(neighbor, queue[next]);
                }
            }
        }
        return found;
    }

    /** Adds the nearest liberty or backed stone of a chain, with the path to it; nothing if the chain has neither. */
    private void addNearest(PointSet.Builder zone, int stone, int without) {
        begin(stone);
        for (int next = 0; next < filled; next++) {
            boolean isBacked = backed.test(queue[next]);
            liberty = isBacked ? Board.NO_POINT : liberty(queue[next], without);
            if (isBacked || liberty != Board.NO_POINT) {
                addWay(zone, queue[next], stone);
                if (liberty != Board.NO_POINT) {
                    zone.add(liberty);
                }
                return;
            }
            spread(queue[next]);
        }
    }

    /** Returns a liberty of a stone that is neither reserved nor {@code without}; else {@link Board#NO_POINT}. */
    private int liberty(int stone, int without) {
        for (int step : steps) {
            int point = stone + step;
            if (stones.at(point) == Stones.EMPTY && point != without && !reserved.test(point)) {
                return point;
            }
        }
        return Board.NO_POINT;
    }

    private void addWay(PointSet.Builder zone, int stone, int to) {
        for (int each = stone; each != to; each = from[each]) {
            zone.add(each);
        }
    }

    /** Adds a path from a stone to the nearest backed stone of its chain. */
    public void addBacking(PointSet.Builder zone, int stone) {
        zone.add(stone);
        begin(stone);
        for (int next = 0; next < filled; next++) {
            if (backed.test(queue[next])) {
                addWay(zone, queue[next], stone);
                return;
            }
            spread(queue[next]);
        }
    }

    /** Adds shortest paths through a chain from the first of some of its stones to the others. */
    public void addWays(PointSet.Builder zone, int[] some) {
        zone.add(some[0]);
        begin(some[0]);
        for (int next = 0; next < filled; next++) {
            spread(queue[next]);
        }
        for (int stone : some) {
            addWay(zone, stone, some[0]);
        }
    }

    /** Enqueues the adjacent stones of the same color. */
    private void spread(int stone) {
        for (int step : steps) {
            int neighbor = stone + step;
            if (stones.at(neighbor) == stones.at(stone) && marks[neighbor] != mark) {
                enqueue(neighbor, stone);
            }
        }
    }

    private void begin(int stone) {
        mark++;
        marks[stone] = mark;
        queue[0] = stone;
        filled = 1;
    }

    private void enqueue(int stone, int cameFrom) {
        marks[stone] = mark;
        from[stone] = cameFrom;
        queue[filled++] = stone;
    }

    /** Adds a chain with all adjacent points. */
    public void addSurrounded(PointSet.Builder zone, int stone) {
        int each = stone;
        do {
            zone.add(each);
            addNeighbors(zone, each);
            each = stones.nextStone(each);
        } while (each != stone);
    }

    /** Adds the points adjacent to a point. */
    public void addNeighbors(PointSet.Builder zone, int point) {
        for (int step : steps) {
            if (stones.at(point + step) != Stones.EDGE) {
                zone.add(point + step);
            }
        }
    }
}
