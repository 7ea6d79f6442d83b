package org.seichi.method.reading.ending;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * What the opponent gains by moving first in a player's small territory.
 *
 * @param territory its points
 * @param stone a stone of a chain that depends on the territory, beside it: others may be taken off or added while it is remembered
 * @param line the moves of the attack, the attacker's first
 * @param defence the owner's move that prevents it; {@link Board#NO_POINT} if there is none, or if the
 *     opponent has to win a ko
 */
record Raid(PointSet territory, int stone, List<Integer> line, int defence) {
    /** Whether the owner prevents it. */
    boolean canBeMet() {
        return defence != Board.NO_POINT;
    }

    /** The raid as an attack on the chain. */
    Attack attack() {
        return new Attack(Attack.Kind.RAID, stone, 1, line.get(0));
    }
}
