package org.seichi.method.reading.ending;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;

/**
 * What the opponent gains by moving first in a player's wide territory once nothing else is left to play, according to sampled
 * games.
 *
 * @param owner the owner of the territory
 * @param territory where it is
 * @param line the moves of the attack, the attacker's first; the last ones may have been sampled too seldom to be the best
 * @param defence the owner's move that prevents it; {@link Board#NO_POINT} if it is too late for that
 */
record Invasion(Color owner, WideTerritory territory, List<Integer> line, int defence) {
    /** Whether the owner can still prevent it. */
    boolean canBeMet() {
        return defence != Board.NO_POINT;
    }

    /** The invasion as an attack on the territory. */
    Attack attack() {
        return new Attack(Attack.Kind.INVASION, line.get(0), 1, line.get(0));
    }
}
