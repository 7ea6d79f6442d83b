package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class EndgameAreasTest {
    /** Black gets a point by closing the corridor, White none by entering it: half a point. All the rest is proven. */
    @EveryVariant
    void aCorridorCountsItsMean(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . X . X a a O . O
                X X X X X X O O O
                X X X X X X O . O
                """);
        Position position = variant.position(diagram.position());
        Evaluation evaluation = Evaluation.of(position, Budget.NORMAL);
        int sign = variant.swapped() ? -1 : 1;

        assertThat(evaluation.facts().endgames().valued()).singleElement().satisfies(area -> {
            assertThat(area.points()).isEqualTo(variant.points(diagram.board(), diagram.marked('a')));
            assertThat(area.mean()).isEqualTo(sign * 0.5);
        });
        assertThat(evaluation.board()).isEqualTo(sign * (16 - 9 + 0.5));
        assertThat(evaluation.expectation().deviation()).isZero();
    }

    @EveryVariant
    void nothingIsValuedWhereNothingIsProven(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . . . . .
                . X . O .
                . X . O .
                . . . . .
                """).position());

        assertThat(Evaluation.of(position, Budget.NORMAL).facts().endgames().valued())
                .isEmpty();
    }
}
