package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.PointSet;
import org.seichi.structure.Structure;
import org.seichi.text.Diagram;

/** Two chains side by side: a lead of at least the shared liberties, or less one without eyes, wins: there is no seki. */
class SekiLeadTest {
    @ParameterizedTest
    @CsvSource({
        "1, 0, 0, false", "2, 0, 0, true", "2, 1, 0, false", "2, 0, 1, false", "2, 1, 1, true", "2, 2, 2, true",
        "2, 2, 1, false", "3, 0, 0, true", "3, 1, 0, true", "3, 0, 1, true", "3, 2, 0, false", "3, 0, 2, false",
        "3, 3, 3, true", "3, 3, 2, true", "3, 3, 1, false", "4, 2, 0, true", "4, 0, 2, true", "4, 3, 0, false",
        "4, 1, 4, false", "4, 4, 2, true"
    })
    void theLeadDecides(int shared, int black, int white, boolean seki) {
        StringBuilder drawn = new StringBuilder();
        for (int row = 0; row < Math.max(2, shared); row++) {
            drawn.append("W ").append(row < black ? ". " : "W ").append("X X X ");
            drawn.append(row < shared ? ". " : "X ").append("O O O ");
            drawn.append(row < white ? ". " : "B ").append("B\n");
        }
        assertThat(sekis(Diagram.parse(drawn.toString()))).isEqualTo(seki ? 1 : 0);
    }

    /** Both have an eye: all shared liberties must be filled before the last move, and liberties in eyes count as well. */
    @ParameterizedTest
    @CsvSource({
        "1, 0, 0, 1, 1, true", "1, 1, 0, 1, 1, false", "1, 0, 1, 1, 1, false", "2, 0, 1, 1, 1, true",
        "2, 1, 0, 1, 1, true", "2, 0, 2, 1, 1, false", "2, 2, 0, 1, 1, false", "3, 2, 0, 1, 1, true",
        "3, 3, 0, 1, 1, false", "2, 0, 0, 2, 1, true", "1, 0, 0, 2, 1, false", "1, 0, 1, 2, 1, true",
        "2, 1, 0, 2, 1, false", "2, 0, 2, 2, 1, true", "2, 0, 3, 2, 1, false", "3, 0, 0, 3, 3, true",
        "2, 0, 0, 1, 0, false", "2, 0, 1, 1, 0, false", "3, 0, 2, 3, 1, true", "3, 0, 3, 4, 1, false"
    })
    void eyesTakeAGreaterLead(int shared, int black, int white, int blackEye, int whiteEye, boolean seki) {
        StringBuilder drawn = new StringBuilder();
        for (int row = 0; row < 5; row++) {
            drawn.append("W ").append(row < black ? ". X " : "W X ");
            drawn.append(row > 0 && row <= blackEye ? ". X " : "X X ");
            drawn.append(row < shared ? ". " : "X ");
            drawn.append(row > 0 && row <= whiteEye ? "O . O " : "O O O ");
            drawn.append(row < white ? ". " : "B ").append("B\n");
        }
        assertThat(sekis(Diagram.parse(drawn.toString()))).isEqualTo(seki ? 1 : 0);
    }

    /** Black's eye of two points connects two of his chains: a white stone in it makes him fill one of them. */
    @Test
    void anEyeBetweenTwoChainsIsOneLiberty() {
        String joined = """
                W W W W W W W W W
                X X X X X W W W W
                O O . X . X X X W
                O . O X . X X X W
                """;
        assertThat(sekis(Diagram.parse(joined))).isPositive();
        assertThat(sekis(Diagram.parse(joined.replace("X X X X X W", "X X X X X X"))))
                .as("within one chain the eye is two")
                .isZero();
    }

    /** The number of sekis where the walls, drawn as B and W, live. */
    private static int sekis(Diagram diagram) {
        Structure structure = Structure.of(diagram.position());
        PointSet walls = diagram.marked('B').union(diagram.marked('W'));
        LifeGround[] grounds = new LifeGround[structure.groups().count()];
        Arrays.fill(grounds, LifeGround.NONE);
        walls.forEach(stone -> grounds[structure.groups().at(stone)] = LifeGround.TERRITORY);
        return new SekiSearch(structure, grounds, EnumSet.allOf(StaticStep.class))
                .find()
                .size();
    }
}
