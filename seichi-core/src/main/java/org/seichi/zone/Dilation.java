package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Extends a zone so that its stones stay as they are whatever stands elsewhere: every stone is connected inside the zone to a
 * liberty inside the zone or to a backed stone, and captured chains are included whole, with all adjacent points.
 */
final class Dilation {
    private final SearchBoard stones;
    private final BackedStones backed;
    private final int[] steps;
    private final int[] marks;
    private final int[] secured;
    private final int[] from;
    private final int[] queue;
    private int mark;
    private int round;
    private int filled;

    Dilation(SearchBoard stones, BackedStones backed) {
        this.stones = stones;
        this.backed = backed;
        Board board = stones.board();
        steps = board.directions();
        marks = new int[board.arrayLength()];
        secured = new int[board.arrayLength()];
        from = new int[board.arrayLength()];
        queue = new int[board.size() + 1];
    }

    /** Connects every stone of the zone to a liberty or backed stone inside the zone. */
    void close(GrowingZone zone) {
        round++;
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            if (stones.at(point) != Stones.EMPTY && secured[point] != round) {
                secure(zone, point, Board.NO_POINT);
            }
        }
    }

    /** Does so for a stone and all stones connected to it inside the zone; {@code without} does not count as a liberty. */
    void secure(GrowingZone zone, int stone, int without) {
        boolean found = floodInside(zone, stone, without);
        for (int i = 0; i < filled; i++) {
            secured[queue[i]] = round;
        }
        if (!found) {
            addNearest(zone, stone, without);
        }
    }

    private boolean floodInside(GrowingZone zone, int stone, int without) {
        int color = stones.at(stone);
        boolean found = false;
        begin(stone);
        for (int next = 0; next < filled; next++) {
            found |= backed.isBacked(queue[next]);
            for (int step : steps) {
                int neighbor = queue[next] + step;
                int content = stones.at(neighbor);
                if (content == Stones.EMPTY) {
                    found |= neighbor != without && zone.contains(neighbor);
                } else if (content == color && marks[neighbor] != mark && zone.contains(neighbor)) {
                    enqueue(neighbor, queue[next]);
                }
            }
        }
        return found;
    }

    /** Adds the nearest liberty or backed stone of a chain, with the path to it; nothing if the chain has neither. */
    private void addNearest(GrowingZone zone, int stone, int without) {
        begin(stone);
        for (int next = 0; next < filled; next++) {
            int liberty = backed.isBacked(queue[next]) ? Board.NO_POINT : liberty(queue[next], without);
            if (backed.isBacked(queue[next]) || liberty != Board.NO_POINT) {
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
            if (stones.at(point) == Stones.EMPTY && point != without && !backed.isReserved(point)) {
                return point;
            }
        }
        return Board.NO_POINT;
    }

    private void addWay(GrowingZone zone, int stone, int to) {
        for (int each = stone; each != to; each = from[each]) {
            zone.add(each);
        }
    }

    /** Adds a path from a stone to the nearest backed stone of its chain. */
    void addBacking(GrowingZone zone, int stone) {
        zone.add(stone);
        begin(stone);
        for (int next = 0; next < filled; next++) {
            if (backed.isBacked(queue[next])) {
                addWay(zone, queue[next], stone);
                return;
            }
            spread(queue[next]);
        }
    }

    /** Adds shortest paths through a chain from the first of some of its stones to the others. */
    void addWays(GrowingZone zone, int[] some) {
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
    void addSurrounded(GrowingZone zone, int stone) {
        int each = stone;
        do {
            zone.add(each);
            addNeighbors(zone, each);
            each = stones.nextStone(each);
        } while (each != stone);
    }

    /** Adds the points adjacent to a point. */
    void addNeighbors(GrowingZone zone, int point) {
        for (int step : steps) {
            if (stones.at(point + step) != Stones.EDGE) {
                zone.add(point + step);
            }
        }
    }
}
