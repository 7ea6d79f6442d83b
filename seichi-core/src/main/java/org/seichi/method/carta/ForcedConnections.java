package org.seichi.method.carta;

import java.util.Set;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.RingOrder;

/**
 * Finds forced connections (Carta, section 3, figures 14 to 16): points that cannot be left empty once the dame are filled.
 *
 * <p>All dame are filled with black stones and then, starting over, with white ones. Points forced both times must be filled
 * whoever gets the dame. After that, dead stones that would come back to life are looked for ({@link RevivedStones}).
 */
final class ForcedConnections {
    private ForcedConnections() {}

    /**
     * The points that their owner must fill.
     *
     * @param chains the chains of the position, dead stones included
     * @param borders the territories of the position
     * @param dead the dead stones
     * @param inSeki stones in seki; dame next to them are not filled
     * @param steps the steps of the method
     */
    static PointSet of(Chains chains, Borders borders, PointSet dead, PointSet inSeki, Set<StaticStep> steps) {
        PointSet fillable = borders.dame().minus(inSeki.neighbors(borders.board()));
        int[] dame = RingOrder.of(chains.stones(), fillable);
        PointSet black = new DameFilling(chains, borders, dead, steps).fill(dame, Stones.BLACK);
        PointSet white = new DameFilling(chains, borders, dead, steps).fill(dame, Stones.WHITE);
        PointSet connections = black.intersection(white);
        return steps.contains(StaticStep.THIRD_PASS)
                ? connections.union(new RevivedStones(chains, borders, dead, dame).find())
                : connections;
    }
}
