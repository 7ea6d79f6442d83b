package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Classifies a point by its eight surrounding points, written row by row with the point itself as e. */
class EyePointTest {
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "XXX XeX XXX, EYE", // figure 9, upper left
        ".XX XeX XXX, EYE",
        ".X. XeX XXX, EYE", // figure 9, upper right
        ".XX XeX XX., EYE",
        ".X. XeX .XX, SPECIAL",
        ".X. XeX .X., SPECIAL",
        "OXX XeX XXX, EYE",
        "OX. XeX XXX, SPECIAL",
        "OX. XeX .XX, SPECIAL",
        "OXO XeX XXX, NONE",
        "OXX XeX XXO, NONE",
        "XXX Xe. XXX, EYE", // figure 9, lower left
        "X.X Xe. XXX, SPECIAL",
        "X.. XeX XXX, SPECIAL",
        "XXX Xe. XXO, SPECIAL",
        "XXX Xe. X.O, NONE",
        "X.X .eX X.X, EYELIKE",
        "XXX .e. X.X, EYELIKE",
        "XXX .e. X.., NONE",
        "XXX .eX ..., NONE",
        "XXX .eX ..O, NONE",
        "XXX Oe. XXX, NONE",
        "XXX XeO XXX, NONE",
        "..X .eX .X., NONE",
        "... .e. ..., NONE",
        "OOO OeO OOO, NONE",
    })
    void aPointInTheMiddle(String around, EyePoint expected) {
        check(Diagram.parse("""
                . . . . .
                . %s .
                . %s .
                . %s .
                . . . . .
                """.formatted((Object[]) around.split(" ", -1))), expected);
    }

    /** Points beyond the edge count as friendly, but at the edge one corner is enough for the opponent. */
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "XeX XXX, EYE",
        "XeX XX., EYE",
        "XeX .X., SPECIAL",
        "XeX XXO, NONE",
        "Xe. XXX, EYE",
        "Xe. XX., SPECIAL",
        "Xe. XXO, SPECIAL",
        "Xe. X.., EYELIKE",
        ".e. XX., EYELIKE",
        ".e. .X., NONE",
        "Xe. ..., NONE",
        "XeO XXX, NONE",
    })
    void aPointAtTheEdge(String around, EyePoint expected) {
        check(Diagram.parse("""
                . %s .
                . %s .
                . . . . .
                """.formatted((Object[]) around.split(" ", -1))), expected);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "eX XX, EYE",
        "eX X., EYE",
        "eX XO, NONE",
        "e. XX, EYE",
        "e. X., SPECIAL",
        "e. XO, SPECIAL",
        "e. .X, SPECIAL",
        "e. .., EYELIKE",
        "eO XX, NONE",
    })
    void aPointInTheCorner(String around, EyePoint expected) {
        check(Diagram.parse("""
                %s . .
                %s . .
                . . . .
                """.formatted((Object[]) around.split(" ", -1))), expected);
    }

    private static void check(Diagram diagram, EyePoint expected) {
        Board board = diagram.board();
        Variant.all().forEach(variant -> {
            Position position = variant.position(diagram.position());
            int point = variant.point(board, diagram.point('e'));
            assertThat(EyePoint.of(position, point, variant.color(Color.BLACK).code()))
                    .as(variant.toString())
                    .isEqualTo(expected);
            assertThat(position.at(point)).isEqualTo(Stones.EMPTY);
        });
    }
}
