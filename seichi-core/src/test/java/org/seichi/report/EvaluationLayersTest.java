package org.seichi.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.ZoneStatus;
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
                        Glyph.OPEN, Glyph.LEANING_BLACK, Glyph.LEANING_WHITE, Glyph.BLACK_POINT, Glyph.WHITE_POINT);
    }

    private static Glyph expected(double value) {
        if (Math.abs(value) < 0.3) {
            return Glyph.OPEN;
        }
        if (Math.abs(value) < 0.7) {
            return value > 0 ? Glyph.LEANING_BLACK : Glyph.LEANING_WHITE;
        }
        return value > 0 ? Glyph.BLACK_POINT : Glyph.WHITE_POINT;
    }

    /** White's side is a zone between potential dividers, in a larger zone that is unused because Black's strong stones stand in it. */
    @Test
    void whatCountsAsPotentialTerritoryIsDrawnSo() {
        Evaluation evaluation = Evaluation.of(OPEN.position(), Effort.QUICK);
        for (Color color : Color.values()) {
            PointSet potential = evaluation
                    .layers()
                    .zonePoints(color, true, ZoneStatus.POTENTIAL)
                    .intersection(OPEN.position().empty())
                    .minus(evaluation.layers().closed(color));
            Glyph[] glyphs = new EvaluationLayers(evaluation).zones(color);

            assertThat(potential.size()).isPositive();
            assertThat(potential.stream().mapToObj(point -> glyphs[point])).containsOnly(Glyph.POTENTIAL_ZONE);
        }
    }

    /** White's corner of 35 of 81 points holds living black stones; all of White's other side is more than half of the board. */
    @Test
    void unusedZonesAreDrawnIfTheyTakeLessThanHalfOfTheBoard() {
        Diagram diagram = Diagram.parse("""
                . X . X X O . . .
                X X X X X O . . .
                . . . . . O . . .
                . . . . . O . . .
                . . . . . O . . .
                . . . . . O . . .
                . . . . . O . . .
                O O O O O O . . .
                . . . . . . . . .
                """);
        Evaluation evaluation = Evaluation.of(diagram.position(), Effort.QUICK);
        Glyph[] glyphs = new EvaluationLayers(evaluation).zones(Color.WHITE);

        assertThat(glyphs[diagram.board().point(0, 5)]).isEqualTo(Glyph.UNUSED_ZONE);
        assertThat(new EvaluationLayers(evaluation).zones())
                .allSatisfy(zone -> assertThat(zone.points().size()).isLessThan(41));
        assertThat(evaluation.layers().zones())
                .anySatisfy(zone -> assertThat(zone.points().size()).isGreaterThan(40));
    }
}
