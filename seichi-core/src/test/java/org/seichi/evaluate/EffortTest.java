package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Position;
import org.seichi.text.Diagram;

class EffortTest {
    /** Not symmetric, so that each game counts once; it has fewer than 80 empty points and so counts as having 80. */
    private static final Position POSITION = Diagram.parse("""
                    . . . . . . . . .
                    . . . . . . . . .
                    . . X . . . O . .
                    . . . . . . . . .
                    . . . . . . . . .
                    . . . . . . . . .
                    . . X . . . . . .
                    . . . . . . O X .
                    . . . . . . . . .
                    """).position();

    private static PositionFacts facts(Effort effort) {
        return PositionFacts.of(POSITION, effort);
    }

    @Test
    void soManyGamesArePlayedForTheLifeOfStonesAndForTheScore() {
        assertThat(facts(Effort.QUICK).sample().games()).isEqualTo(200);
        assertThat(facts(Effort.QUICK).outcomes().games()).isEqualTo(200);
        assertThat(facts(Effort.PAGE).sample().games()).isEqualTo(500);
        assertThat(facts(Effort.PAGE).outcomes().games()).isEqualTo(1625);
        assertThat(facts(Effort.FULL).sample().games()).isEqualTo(750);
        assertThat(facts(Effort.FULL).outcomes().games()).isEqualTo(3250);
    }

    @Test
    void theFullEffortAloneSearchesForProofs() {
        assertThat(Effort.QUICK.proofs().nodes()).isZero();
        assertThat(Effort.PAGE.proofs().nodes()).isZero();
        assertThat(Effort.FULL.proofs().nodes()).isEqualTo(10_000);
    }
}
