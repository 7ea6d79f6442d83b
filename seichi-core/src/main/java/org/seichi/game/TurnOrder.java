package org.seichi.game;

import java.util.Optional;
import org.seichi.board.Color;

/** Whose turn it is as a record goes on: the players alternate, but Black places handicap stones before White begins. */
final class TurnOrder {
    private Optional<Color> next = Optional.empty();
    private boolean whiteHasMoved;

    /** Stones were set up by hand; whose turn it is afterwards is open unless the record says so. */
    void setUp(Optional<Color> toMove) {
        next = toMove;
    }

    /** Takes note of a move; returns whether it was that player's turn. */
    boolean allows(Move move) {
        boolean placed = move.color() == Color.BLACK && !whiteHasMoved && !move.isPass();
        boolean allowed = placed || next.map(move.color()::equals).orElse(true);
        whiteHasMoved |= move.color() == Color.WHITE;
        next = Optional.of(move.color().opponent());
        return allowed;
    }
}
