package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.PointSet;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.text.Diagram;

/** Whether it depends on who moves first if a group has two eyes. */
class OpenEyesTest {
    /** The eye space of White's group at the edge: empty points in two rows. */
    @ParameterizedTest
    @CsvSource({
        "'. . W X X X X X', 'W W W X X X X X', false",
        "'. . . W X X X X', 'W W W W X X X X', true",
        "'. . . . W X X X', 'W W W W W X X X', false",
        "'. . W X X X X X', '. . W X X X X X', false",
        "'. . . W X X X X', '. . W W X X X X', true",
        "'. . . . W X X X', '. . . . W X X X', false",
        "'. W . . . W X X', 'W W W W W W X X', false",
    })
    void itDependsOnTheShapeOfTheOnlyEyeSpace(String first, String second, boolean depends) {
        Diagram diagram = Diagram.parse("""
                %s . .
                %s . .
                W W W W W W X X . .
                X X X X X X X X . .
                . . . . . . . . . .
                """.formatted(first, second));
        assertThat(isOpen(diagram, diagram.marked('W').first())).isEqualTo(depends);
        assertThat(isOpen(diagram, diagram.board().point(7, 3))).isFalse();
    }

    /** With a stone in the middle Black makes a seki of seven points in the corner. */
    @Test
    void itMayDependInASpaceOfSevenPoints() {
        Diagram diagram = Diagram.parse("""
                . . W X . .
                . . . W X .
                W . . W X .
                W W W W X .
                X X X X X .
                """);

        assertThat(isOpen(diagram, diagram.marked('W').first())).isTrue();
    }

    private static boolean isOpen(Diagram diagram, int stone) {
        MoveContext context =
                new MoveContext(KnownEvaluation.of(diagram.position(), PointSet.empty(diagram.board())), List.of());
        return OpenEyes.areOf(context, context.groups().at(stone));
    }
}
