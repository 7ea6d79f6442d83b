package org.seichi.method.dyer;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * One round of looking for forced connecting moves (Dyer, step 4): the chains of a player that were looked at, until one of
 * them was found to need a move.
 *
 * @param chains the chains in the order in which they were looked at, each once
 * @param move the move that the last one needs; empty if none does
 */
record ConnectionCheck(List<Checked> chains, Optional<Played> move) {
    /** Keeps an immutable copy. */
    ConnectionCheck {
        chains = List.copyOf(chains);
    }

    /**
     * A chain as it stood when it was looked at.
     *
     * @param color whose it is
     * @param stones its stones
     * @param liberties number of its liberties
     */
    record Checked(Color color, PointSet stones, int liberties) {}
}
