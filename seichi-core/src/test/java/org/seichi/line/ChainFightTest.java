package org.seichi.line;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.text.Diagram;

/** The area in which a fight is played. */
class ChainFightTest {
    /** Black's nearest empty point, and the liberties of the white chain beside it while it has at most three. */
    @Test
    void theLastThreeLibertiesOfALivingChainBelongToTheFight() {
        assertThat(points("X O O .")).isEqualTo(1 + 3);
        assertThat(points("X O O O .")).isEqualTo(1);
    }

    private static int points(String row) {
        String above = ". ".repeat((row.length() + 1) / 2);
        Position position = Diagram.parse(above + "\n" + row + "\n").position();
        ChainFight fight = new ChainFight(position, position.stones(Color.BLACK), position.stones(Color.WHITE));

        return fight.area(1).size();
    }
}
