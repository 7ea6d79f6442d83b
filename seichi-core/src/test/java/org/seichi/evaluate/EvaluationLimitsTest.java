package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Position;
import org.seichi.text.Diagram;

/** The chances of life at which an evaluation takes groups for dead or for strong. */
class EvaluationLimitsTest {
    private static final Effort FEW_GAMES = new Effort(
            Effort.QUICK.captures(), Effort.QUICK.proofs(), Effort.QUICK.parts(), Effort.QUICK.perPart(), 500, 500);

    @ParameterizedTest
    @CsvSource({"0.199, true, false", "0.201, false, false", "0.799, false, false", "0.801, false, true"})
    void belowAFifthDeadFromFourFifthsStrong(double alive, boolean isDead, boolean isStrong) {
        Position position = Diagram.parse("""
                . . . . .
                . X X . .
                . . . . .
                """).position();
        Strength strength = new Strength(Evaluation.of(position, FEW_GAMES).facts(), new double[] {alive});
        assertThat(strength.dead().isEmpty()).isNotEqualTo(isDead);
        assertThat(strength.strong().isEmpty()).isNotEqualTo(isStrong);
    }
}
