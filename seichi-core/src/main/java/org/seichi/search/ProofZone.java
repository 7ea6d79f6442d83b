package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * A growing set of points that a proof looks at, with what it takes to be sure of their content while the rest of the
 * board is unknown.
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

    /** Adds the stones of a chain and the points beside them. */
    void addChain(int stone) {
        int each = stone;
        do {
            addWithNeighbors(each);
            each = stones.nextStone(each);
        } while (each != stone);
    }

    /**
     * Makes sure that the part of a chain that is connected inside the zone with one of its stones there has liberties in
     * the zone: as many as asked for, or all that the chain has. What is missing is added with a shortest way to it.
     */
    void secure(int stone, int liberties) {
        int wanted = Math.min(liberties, stones.liberties(stone));
        while (!flood.hasInside(this, stone, wanted)) {
            flood.addNearestOther(this, stone);
        }
    }
}
