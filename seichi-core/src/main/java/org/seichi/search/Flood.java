package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Floods through the part of a chain that lies in a {@link ProofZone}; the scratch space for it. */
final class Flood {
    private final SearchBoard stones;
    private final Board board;
    private final int[] marks;
    private final int[] from;
    private final int[] queue;
    private int mark;
    private int filled;

    Flood(SearchBoard stones) {
        this.stones = stones;
        board = stones.board();
        marks = new int[board.arrayLength()];
        from = new int[board.arrayLength()];
        queue = new int[board.size()];
    }

    /** Number of liberties in the zone that touch what is connected with a stone inside the zone; they are marked. */
    int libertiesInside(ProofZone zone, int start) {
        begin(start);
        int liberties = 0;
        for (int next = 0; next < filled; next++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(queue[next], direction);
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
        return liberties;
    }

    /** Adds the nearest liberty that {@link #libertiesInside} has not marked just before, with the way to it. */
    void addNearestOther(ProofZone zone, int start) {
        int reached = mark;
        begin(start);
        for (int next = 0; next < filled; next++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(queue[next], direction);
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
