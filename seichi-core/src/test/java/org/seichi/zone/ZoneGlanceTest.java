package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
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

    private static Optional<ZoneStrategy> glance(Diagram diagram, Variant variant, NodeCounter counter) {
        Position position = variant.position(diagram.position());
        Color owner = variant.color(Color.BLACK);
        Claim claim = new Claim(Claim.Kind.EACH_LIVES, variant.points(diagram.board(), diagram.marked('B')));
        return ZoneReader.glance(position.withToMove(owner.opponent()), Suicide.FORBIDDEN, owner, claim, 12, counter);
    }

    private static NodeCounter counter(long nodes) {
        return new NodeCounter(new Budget(nodes));
    }

    private static long visited(Diagram diagram, long nodes) {
        NodeCounter counter = counter(nodes);
        glance(diagram, Variant.all().findFirst().orElseThrow(), counter);
        return counter.spent();
    }

    @EveryVariant
    void lifeInACornerIsGuessedAndProven(Variant variant) {
        Optional<ZoneStrategy> answer = glance(ROOMY, variant, counter(4_000));
        assertThat(answer.isPresent()).isTrue();
        Position position = variant.position(ROOMY.position());
        assertThat(StrategyCheck.fault(answer.orElseThrow(), position, variant.color(Color.WHITE)))
                .isEmpty();
    }

    @EveryVariant
    void whatIsNotTrueIsNotProven(Variant variant) {
        assertThat(glance(NARROW, variant, counter(4_000)).isPresent()).isFalse();
    }

    /** Another width, number of tempi or share for the guess changes the number of positions visited. */
    @Test
    void theSearchIsAsItWas() {
        assertThat(visited(ROOMY, 4_000)).isEqualTo(9);
        assertThat(visited(NARROW, 4_000)).isEqualTo(89);
        assertThat(visited(NARROW, 100)).isEqualTo(20);
    }
}
