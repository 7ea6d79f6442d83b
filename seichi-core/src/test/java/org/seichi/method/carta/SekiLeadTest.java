package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.PointSet;
import org.seichi.structure.Structure;
import org.seichi.text.Diagram;

/** Two chains side by side: a lead in outside liberties of at least the shared ones less one wins: there is no seki. */
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
