package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Proofs that begin with a guess: what is proven, and the number of positions visited. */
class ZoneGlanceTest {
    /** A row of seven in the corner holds two eyes. */
    private static final Diagram ROOMY = Diagram.parse("""
            . . . . . . . B O
            B B B B B B B B O
            O O O O O O O O O
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** A bulky five in the corner holds one eye if White moves first. */
    private static final Diagram NARROW = Diagram.parse("""
            . . . B O . . . .
            . . B B O . . . .
            B B B O O . . . .
            O O O . . . . . .
            . . . . . . . . .
            """);

    private static ClaimAnswer glance(Diagram diagram, Variant variant, long nodes) {
        Position position = variant.position(diagram.position());
        Color owner = variant.color(Color.BLACK);
        Claim claim = new Claim(Claim.Kind.EACH_LIVES, variant.points(diagram.board(), diagram.marked('B')));
        return ZoneReader.glance(
                position.withToMove(owner.opponent()),
                Suicide.FORBIDDEN,
                owner,
                claim,
                12,
                new NodeCounter(new Budget(nodes)));
    }

    @EveryVariant
    void lifeInACornerIsGuessedAndProven(Variant variant) {
        ClaimAnswer answer = glance(ROOMY, variant, 4_000);
        assertThat(answer.isProven()).isTrue();
        Position position = variant.position(ROOMY.position());
        assertThat(StrategyCheck.fault(answer.proof().orElseThrow(), position, variant.color(Color.WHITE)))
                .isEmpty();
    }

    @EveryVariant
    void whatIsNotTrueIsNotProven(Variant variant) {
        assertThat(glance(NARROW, variant, 4_000).isProven()).isFalse();
    }

    /** Another width, number of tempi or share for the guess changes the number of positions visited. */
    @Test
    void theSearchIsAsItWas() {
        Variant asDrawn = Variant.all().findFirst().orElseThrow();
        assertThat(glance(ROOMY, asDrawn, 4_000).nodes()).isEqualTo(9);
        assertThat(glance(NARROW, asDrawn, 4_000).nodes()).isEqualTo(89);
        assertThat(glance(NARROW, asDrawn, 100).nodes()).isEqualTo(20);
    }
}
