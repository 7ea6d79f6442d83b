package org.seichi.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.text.Diagram;

class EvaluationLayersTest {
    private static final Diagram OPEN = Diagram.parse("""
            . . . . . . . . .
            . . X . . . O . .
            . . X . . . O . .
            . . . . . . . . .
            . . X . . . O . .
            . . X . . . O . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** Checks every empty point against the limits 0.3 and 0.7. */
    @Test
    void aPointLeansToAPlayerFromThreeTenthsOnAndIsHisFromSeven() {
        Evaluation evaluation = Evaluation.of(OPEN.position(), Effort.QUICK);
        Glyph[] glyphs = new EvaluationLayers(evaluation).expectation();
        Set<Glyph> seen = EnumSet.noneOf(Glyph.class);
        PointSet empty = OPEN.position().empty();
        empty.forEach(point -> {
            double value = evaluation.expectation().at(point);
            assertThat(glyphs[point]).as("%s", value).isEqualTo(expected(value));
            seen.add(glyphs[point]);
        });
        assertThat(seen)
                .containsExactlyInAnyOrder(
                        Glyph.DAME, Glyph.LEANING_BLACK, Glyph.LEANING_WHITE, Glyph.BLACK_POINT, Glyph.WHITE_POINT);
    }

    private static Glyph expected(double value) {
        if (Math.abs(value) < 0.3) {
            return Glyph.DAME;
        }
        if (Math.abs(value) < 0.7) {
            return value > 0 ? Glyph.LEANING_BLACK : Glyph.LEANING_WHITE;
        }
        return value > 0 ? Glyph.BLACK_POINT : Glyph.WHITE_POINT;
    }
}
