package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.FillingBoard;
import org.seichi.structure.RingOrder;

/**
 * Forced connections (Carta, section 3, figures 14 to 16): points that cannot be left empty once the dame are filled.
 *
 * <p>All dame are filled with black stones, then, from the start again, with white ones. A point that is forced both times
 * is real: it must be filled whoever gets the dame. Then the dead stones are looked at: filling may have joined them to
 * living ones, and where they stand in atari their last liberty must be taken at once (the third pass).
 */
final class ForcedConnections {
    private final Chains chains;
    private final Stones position;
    private final Borders borders;
    private final PointSet dead;
    private final int[] dame;

    /**
     * Prepares the search.
     *
     * @param chains the chains of the position with its dead stones
     * @param borders the territories in it
     * @param dead the dead stones
     * @param inSeki stones in seki; dame next to them are not filled
     */
    ForcedConnections(Chains chains, Borders borders, PointSet dead, PointSet inSeki) {
        this.chains = chains;
        this.position = chains.stones();
        this.borders = borders;
        this.dead = dead;
        PointSet fillable = borders.dame().minus(inSeki.neighbors(position.board()));
        this.dame = RingOrder.of(position, fillable);
    }

    /** The points that their owner must fill. */
    PointSet find() {
        DameFilling black = new DameFilling(chains, borders, dead);
        DameFilling white = new DameFilling(chains, borders, dead);
        PointSet connections = black.fill(dame, Stones.BLACK).intersection(white.fill(dame, Stones.WHITE));
        return connections.union(revived(black.result(), Stones.BLACK)).union(revived(white.result(), Stones.WHITE));
    }

    /** Last liberties, in enemy territory, of dead stones that the filling has joined to living ones. */
    private PointSet revived(Stones filled, int code) {
        Board board = position.board();
        FillingBoard after = new FillingBoard(filled);
        PointSet.Builder killing = PointSet.builder(board);
        for (int stone = dead.first(); stone != Board.NO_POINT; stone = dead.next(stone)) {
            if (after.at(stone) == code && after.isInAtari(stone) && isJoined(after)) {
                int last = after.liberty(0);
                if (borders.owner(last) == Stones.STONES_SUM - code) {
                    killing.add(last);
                }
            }
        }
        return killing.build();
    }

    /** Whether the chain asked for last holds a living stone that stood there before the filling. */
    private boolean isJoined(FillingBoard after) {
        for (int i = 0; i < after.chainSize(); i++) {
            int stone = after.stone(i);
            if (!dead.contains(stone) && position.at(stone) != Stones.EMPTY) {
                return true;
            }
        }
        return false;
    }
}
