package org.seichi.structure;

import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Finds the false eyes of a position that is counted as it stands. A point that its owner must fill once the dame are filled
 * is one only if living stones make the threat: the players have agreed on the dead ones.
 *
 * @param chains the chains of the position, dead ones included
 * @param dead the dead stones
 */
public record FalseEyes(Chains chains, PointSet dead) {
    /**
     * Selects the false eyes: points adjacent neither to a dead stone nor to a chain that touches only dead enemy stones.
     *
     * @param forced points that their owner would have to fill if every stone on the board lived
     */
    public PointSet among(PointSet forced) {
        return forced.filter(this::isFalse);
    }

    private boolean isFalse(int point) {
        return chains.stones().board().neighbors(point).stream()
                .map(chains::at)
                .filter(chain -> chain != Chains.NONE)
                .noneMatch(chain -> dead.contains(chains.stone(chain, 0)) || meetsOnlyDeadEnemies(chain));
    }

    private boolean meetsOnlyDeadEnemies(int chain) {
        int enemy = Stones.STONES_SUM - chains.code(chain);
        Stones stones = chains.stones();
        PointSet enemies = chains.stones(chain).neighbors(stones.board()).filter(point -> stones.at(point) == enemy);
        return !enemies.isEmpty() && dead.containsAll(enemies);
    }
}
