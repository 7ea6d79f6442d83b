package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * A growing set of points that a proof depends on, with operations that keep their contents known while the rest of the board
 * is unknown.
 */
final class ProofZone {
    private final SearchBoard stones;
    private final int[] steps;
    private final Flood flood;
    private final PointSet.Builder points;
    private int size;

    /**
     * An empty zone.
     *
     * @param flood scratch space, shared by all zones of a proof
     */
    ProofZone(SearchBoard stones, Flood flood) {
        this.stones = stones;
        this.flood = flood;
        Board board = stones.board();
        steps = board.directions();
        points = PointSet.builder(board);
    }

    /** A copy of the points so far. */
    PointSet points() {
        return points.build();
    }

    int size() {
        return size;
    }

    boolean contains(int point) {
        return points.contains(point);
    }

    void add(int point) {
        if (!points.contains(point)) {
            points.add(point);
            size++;
        }
    }

    void add(PointSet more) {
        for (int point = more.first(); point != Board.NO_POINT; point = more.next(point)) {
            add(point);
        }
    }

    void addWithNeighbors(int point) {
        add(point);
        for (int step : steps) {
            if (stones.at(point + step) != Stones.EDGE) {
                add(point + step);
            }
        }
    }

    /** Adds the stones of a chain and all adjacent points. */
    void addChain(int stone) {
        int each = stone;
        do {
            addWithNeighbors(each);
            each = stones.nextStone(each);
        } while (each != stone);
    }

    /**
     * Grows the zone until the part of a chain that is connected to a stone inside it has a number of liberties in the zone,
     * or all that the chain has. Missing liberties are added with a shortest path along the chain.
     */
    void secure(int stone, int liberties) {
        int wanted = Math.min(liberties, stones.liberties(stone));
        while (!flood.hasInside(this, stone, wanted)) {
            flood.addNearestOther(this, stone);
        }
    }
}
