package org.seichi.method.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.Methods;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ownership;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The template for the tests of a method: a diagram, in all variants, and the verdicts and owners that it leads to. */
class StandingMethodTest {
    private static final Diagram WALLS = Diagram.parse("""
            . . X O .
            . O X O .
            . . X O X
            X X X O O
            . . . . .
            """);

    @EveryVariant
    void everyChainStandsWithAReason(Variant variant) {
        Position position = variant.position(WALLS.position());
        Assessment assessment = assess(position);
        assertThat(assessment.verdicts()).hasSize(4).allSatisfy(verdict -> {
            assertThat(verdict.status()).isEqualTo(Status.ALIVE);
            assertThat(verdict.reasons()).singleElement().matches(reason -> reason.rule() == Rule.STANDING);
        });
        assertThat(assessment.stones(Status.ALIVE))
                .isEqualTo(position.board().points().minus(position.empty()));
        assertThat(assessment.teire()).isEmpty();
        assertThat(assessment.flags()).isEmpty();
    }

    /** White's stone at B4 keeps the corner from being Black's, Black's at E3 the other side from being White's. */
    @EveryVariant
    void whatTouchesStonesOfBothColorsIsNobodys(Variant variant) {
        Position position = variant.position(WALLS.position());
        Ownership owners = Tally.ownership(assess(position), Rulesets.JAPANESE);
        assertThat(owners.of(variant.color(Color.BLACK))).isEqualTo(position.stones(variant.color(Color.BLACK)));
        assertThat(owners.of(variant.color(Color.WHITE))).isEqualTo(position.stones(variant.color(Color.WHITE)));
        assertThat(owners.neutral()).isEqualTo(position.empty());
    }

    private static Assessment assess(Position position) {
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return Methods.byName("standing").orElseThrow().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }
}
