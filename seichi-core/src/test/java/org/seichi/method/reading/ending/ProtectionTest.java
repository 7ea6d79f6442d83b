package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.text.Diagram;

/** Where an attack may be met. */
class ProtectionTest {
    /** White's chain along the edge has one liberty more than stones; its last one does not touch Black's two stones. */
    @Test
    void chainsBesideTheAttackedOneAreTakenIfTheyHaveFewLiberties() {
        assertThat(isTaken(1, false)).isTrue();
        assertThat(isTaken(2, false)).isFalse();
        assertThat(isTaken(4, true)).isTrue();
        assertThat(isTaken(5, true)).isFalse();
    }

    /** Whether a move at the far liberty of {@code stones} white stones may meet an attack on Black's two beside them. */
    private static boolean isTaken(int stones, boolean dead) {
        String above = ". ".repeat(stones + 4);
        Position position =
                Diagram.parse(above + "\n. X X " + "O ".repeat(stones) + ".\n").position();
        SearchBoard board = new SearchBoard(position);
        PointSet white = position.stones(Color.WHITE);
        PointSet nobody = PointSet.empty(position.board());
        LivingChains chains = new LivingChains(board, dead ? white : nobody);
        CachedCaptures captures = new CachedCaptures(board, Readers.table(), new NodeCounter(Budget.NORMAL));
        Protection protection = new Protection(
                board,
                chains,
                new Attacks(board, chains, captures, Board.NO_POINT),
                Readers.neutral(board, chains, nobody));
        int black = position.stones(Color.BLACK).first();
        Attack attack = Attack.of(
                Attack.Kind.CAPTURE, Color.BLACK, black, 2, position.board().first());

        return protection.candidates(attack).contains(position.board().last());
    }
}
