package org.seichi.method.dyer;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;

/**
 * One round of the search for forced connecting moves (Dyer, step 4): the chains of a player examined until one needs a move.
 *
 * @param chains the chains in the order of examination, each once
 * @param move the move that the last one needs; empty if none does
 */
record ConnectionCheck(List<Checked> chains, Optional<Played> move) {
    ConnectionCheck {
        chains = List.copyOf(chains);
    }

    /** The same round on the board that a view shows. */
    ConnectionCheck origin(Orientation view) {
        return new ConnectionCheck(
                chains.stream()
                        .map(chain ->
                                new Checked(view.seen(chain.color()), view.origin(chain.stones()), chain.liberties()))
                        .toList(),
                move.map(played -> played.origin(view)));
    }

    /**
     * A chain as it was when examined.
     *
     * @param color its color
     * @param stones its stones
     * @param liberties number of its liberties
     */
    record Checked(Color color, PointSet stones, int liberties) {}
}
