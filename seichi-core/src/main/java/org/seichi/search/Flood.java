package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** A flood fill along the stones of a chain for {@link ProofZone}, with its scratch space. */
final class Flood {
    private final SearchBoard stones;
    private final int[] steps;
    private final int[] marks;
    private final int[] from;
    private final int[] queue;
    private int mark;
    private int filled;

    Flood(SearchBoard stones) {
        this.stones = stones;
        Board board = stones.board();
        steps = board.directions();
        marks = new int[board.arrayLength()];
        from = new int[board.arrayLength()];
        queue = new int[board.size()];
    }

    /**
     * Whether the part of a chain that is connected to a stone inside the zone has enough liberties in the zone; if not,
     * those that it has are marked.
     *
     * @param wanted how many liberties are enough
     */
    boolean hasInside(ProofZone zone, int start, int wanted) {
        begin(start);
        int liberties = 0;
        for (int next = 0; next < filled && liberties < wanted; next++) {
            for (int step : steps) {
                int neighbor = queue[next] + step;
                if (marks[neighbor] != mark && zone.contains(neighbor)) {
                    if (stones.at(neighbor) == Stones.EMPTY) {
                        marks[neighbor] = mark;
                        liberties++;
                    } else {
                        enqueue(neighbor, queue[next], start);
                    }
                }
            }
        }
        return liberties >= wanted;
    }

    /** Adds the nearest liberty that {@link #hasInside} has not just marked, with a shortest path to it along the chain. */
    void addNearestOther(ProofZone zone, int start) {
        int reached = mark;
        begin(start);
        for (int next = 0; next < filled; next++) {
            for (int step : steps) {
                int neighbor = queue[next] + step;
                if (stones.at(neighbor) == Stones.EMPTY && marks[neighbor] != reached) {
                    zone.add(neighbor);
                    addWay(zone, queue[next], start);
                    return;
                }
                if (marks[neighbor] != mark) {
                    enqueue(neighbor, queue[next], start);
                }
            }
        }
    }

    private void begin(int start) {
        mark++;
        marks[start] = mark;
        queue[0] = start;
        filled = 1;
    }

    private void enqueue(int stone, int cameFrom, int start) {
        if (stones.at(stone) == stones.at(start)) {
            marks[stone] = mark;
            from[stone] = cameFrom;
            queue[filled++] = stone;
        }
    }

    private void addWay(ProofZone zone, int end, int start) {
        int point = end;
        while (point != start) {
            zone.add(point);
            point = from[point];
        }
        zone.add(start);
    }
}
