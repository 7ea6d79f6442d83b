package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Adds to a zone what keeps its stones as they are whatever stands elsewhere: every stone is connected inside the zone with
 * a liberty inside the zone, and chains that are taken are there as a whole, with all points around them.
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

    /** Gives every stone of the zone a liberty inside the zone. */
    void close(GrowingZone zone) {
        round++;
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            if (stones.at(point) != Stones.EMPTY && secured[point] != round) {
                secure(zone, point, Board.NO_POINT);
            }
        }
    }

    /** Gives a stone of the zone, and all that are connected with it inside, a liberty inside the zone other than a point. */
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

    /** Adds the nearest liberty or stone that other proofs keep, with the way to it; nothing if the chain has none. */
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

    /** An empty point beside a stone that the zone may look at, other than one; or {@link Board#NO_POINT}. */
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

    /** Adds a way from a stone of the chain to the nearest stone that other proofs keep. */
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

    /** Reaches the stones of the same color beside one. */
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

    /** Adds a chain with all points around it. */
    void addSurrounded(GrowingZone zone, int stone) {
        int each = stone;
        do {
            zone.add(each);
            addNeighbors(zone, each);
            each = stones.nextStone(each);
        } while (each != stone);
    }

    /** Adds the points beside a point. */
    void addNeighbors(GrowingZone zone, int point) {
        for (int step : steps) {
            if (stones.at(point + step) != Stones.EDGE) {
                zone.add(point + step);
            }
        }
    }
}
