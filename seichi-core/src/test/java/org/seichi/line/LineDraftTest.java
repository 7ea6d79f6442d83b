package org.seichi.line;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Diagram;

/** Lines are continued by sampled games. */
class LineDraftTest {
    /** A sampled game costs thirty nodes. */
    @Test
    void threeHundredGamesAtFirstAndHalfAsManyLater() {
        Position position = Diagram.parse("""
                . . . . O X .
                . . . . O X .
                O O O O O X .
                X X X X X X .
                . . . . . . .
                """).position();
        ChainFight fight = new ChainFight(position, position.stones(Color.WHITE), position.stones(Color.BLACK));
        LineDraft draft = new LineDraft(fight, Color.WHITE);
        NodeCounter counter = new NodeCounter(Budget.LARGE);

        draft.tryOn(counter);
        assertThat(counter.spent()).isEqualTo(300 * 30);
        draft.tryOn(counter);
        assertThat(counter.spent()).isEqualTo((300 + 150) * 30);
    }
}
