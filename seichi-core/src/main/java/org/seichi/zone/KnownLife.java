package org.seichi.zone;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;

/** Benson's algorithm (1976), written as in the paper, on a board of which only a part is known. */
final class KnownLife {
    private final Board board;
    private final Suicide suicide;
    private final byte[] cells;
    private final PointSet own;
    private final PointSet kept;

    /**
     * Prepares the algorithm for the known part of a board.
     *
     * @param color the color whose living chains are wanted
     * @param kept backed stones
     */
    KnownLife(Board board, Suicide suicide, byte[] cells, int color, PointSet kept) {
        this.board = board;
        this.suicide = suicide;
        this.cells = cells;
        own = points(color);
        this.kept = kept;
    }

    private PointSet points(int content) {
        return board.points().filter(point -> cells[point] == content);
    }

    /** Returns the stones of the chains that are backed or have two vital regions each, enclosed by such chains alone. */
    PointSet stones() {
        PointSet unknown = points(KnownStones.UNKNOWN);
        PointSet counted = suicide == Suicide.FORBIDDEN ? points(Stones.EMPTY) : board.points();
        List<PointSet> alive = new ArrayList<>(own.parts(board));
        List<PointSet> closed = new ArrayList<>(board.points().minus(own).parts(board));
        closed.removeIf(region -> region.intersects(unknown));
        boolean changed = true;
        while (changed) {
            changed = alive.removeIf(chain -> !chain.intersects(kept) && vitalRegions(chain, closed, counted) < 2);
            PointSet stones = PointSet.unionOf(board, alive.stream());
            changed |= closed.removeIf(
                    region -> !stones.containsAll(region.neighbors(board).intersection(own)));
        }
        return PointSet.unionOf(board, alive.stream());
    }

    private long vitalRegions(PointSet chain, List<PointSet> regions, PointSet counted) {
        PointSet beside = chain.neighbors(board);
        return regions.stream()
                .filter(region -> beside.containsAll(region.intersection(counted)))
                .count();
    }
}
