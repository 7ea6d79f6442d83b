package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Finds the false eyes of a position that is counted as it stands. A point that its owner must fill once the dame are filled
 * is one only if living stones make the threat: the players have agreed on the dead ones.
 */
public final class FalseEyes {
    private final Stones stones;
    private final Board board;
    private final PointSet dead;
    private final Chains chains;

    /**
     * Prepares the search in a position.
     *
     * @param chains the chains of the position, dead ones included
     * @param dead the dead stones
     */
    public FalseEyes(Chains chains, PointSet dead) {
        this.chains = chains;
        this.stones = chains.stones();
        this.board = stones.board();
        this.dead = dead;
    }

    /**
     * Selects the false eyes: points adjacent neither to a dead stone nor to a chain that touches only dead enemy stones.
     *
     * @param forced points that their owner would have to fill if every stone on the board lived
     */
    public PointSet among(PointSet forced) {
        return forced.filter(this::isFalse);
    }

    private boolean isFalse(int point) {
        for (int direction = 0; direction < 4; direction++) {
            int chain = chains.at(board.neighbor(point, direction));
            if (chain != Chains.NONE && (isDead(chain) || meetsOnlyDeadEnemies(chain))) {
                return false;
            }
        }
        return true;
    }

    private boolean isDead(int chain) {
        return dead.contains(chains.stone(chain, 0));
    }

    private boolean meetsOnlyDeadEnemies(int chain) {
        int enemy = Stones.STONES_SUM - chains.code(chain);
        boolean meetsDead = false;
        for (int i = 0; i < chains.size(chain); i++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(chains.stone(chain, i), direction);
                if (stones.at(neighbor) == enemy) {
                    if (!dead.contains(neighbor)) {
                        return false;
                    }
                    meetsDead = true;
                }
            }
        }
        return meetsDead;
    }
}
