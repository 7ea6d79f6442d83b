package org.seichi.game;

import java.util.Optional;
import org.seichi.board.Color;

/** Tracks whose turn it is in a record: the players alternate, but Black may place handicap stones before White's first move. */
final class TurnOrder {
    private Optional<Color> next = Optional.empty();
    private boolean whiteHasMoved;

    /** Notes a setup; afterwards either player may move unless the record says whose turn it is. */
    void setUp(Optional<Color> toMove) {
        next = toMove;
    }

    /** Notes a move; returns whether it was that player's turn. */
    boolean allows(Move move) {
        boolean placed = move.color() == Color.BLACK && !whiteHasMoved && !move.isPass();
        boolean allowed = placed || next.map(move.color()::equals).orElse(true);
        whiteHasMoved |= move.color() == Color.WHITE;
        next = Optional.of(move.color().opponent());
        return allowed;
    }
}
