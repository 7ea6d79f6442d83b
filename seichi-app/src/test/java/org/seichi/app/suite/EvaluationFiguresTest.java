package org.seichi.app.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class EvaluationFiguresTest {
    private static final Offset<Double> SMALL = within(1e-6);

    private static final List<EvaluationRow> ROWS =
            List.of(row(4, 2, 0.8), row(-2, 1, 0.4), row(1, 3, 0.5), row(-3, -4, 0.1));

    private static EvaluationRow row(double recorded, double said, double chance) {
        return new EvaluationRow(
                "1.sgf",
                50,
                recorded,
                List.of(OptionalDouble.of(said)),
                -1,
                3,
                chance,
                new OwnerErrors(chance / 10, chance),
                1);
    }

    @Test
    void errorsAreDistancesFromTheMargin() {
        EvaluationFigures figures = EvaluationFigures.of(ROWS, 0);

        assertThat(figures.games()).isEqualTo(4);
        assertThat(figures.meanError()).isEqualTo((2 + 3 + 2 + 1) / 4.0, SMALL);
        assertThat(figures.bias()).isEqualTo((-2 + 3 + 2 - 1) / 4.0, SMALL);
        assertThat(figures.errorHalfWidth()).isEqualTo(1.96 * Math.sqrt(0.5) / 2, SMALL);
    }

    @Test
    void theCorrelationIsThatOfWhatIsSaidWithTheMargins() {
        // Means 0 and 1/2; products 8, -2, 3, 12; squares 30 and 30.
        assertThat(EvaluationFigures.of(ROWS, 0).correlation())
                .isEqualTo((21 / 4.0) / Math.sqrt(30 / 4.0 * (30 / 4.0 - 0.25)), SMALL);
        // Means 1 and 2, products 8, -2, 3; squares 21 and 14.
        assertThat(EvaluationFigures.of(ROWS.subList(0, 3), 0).correlation())
                .isEqualTo((9 / 3.0 - 2) / Math.sqrt((21 / 3.0 - 1) * (14 / 3.0 - 4)), SMALL);
        assertThat(EvaluationFigures.of(ROWS.subList(0, 1), 0).correlation()).isZero();
    }

    @Test
    void theWinnerIsRightInThreeOfFour() {
        assertThat(EvaluationFigures.of(ROWS, 0).winner()).isEqualTo(75.0, SMALL);
        assertThat(EvaluationFigures.of(ROWS, 0).winnerHalfWidth())
                .isEqualTo(100 * 1.96 * Math.sqrt(0.75 * 0.25 / 4), SMALL);
    }

    @Test
    void ownersAndLifeAreMeansOfTheRows() {
        assertThat(EvaluationResult.owners(ROWS)).isEqualTo(0.045, SMALL);
        assertThat(EvaluationResult.life(ROWS)).isEqualTo(0.45, SMALL);
        assertThat(EvaluationResult.life(List.of())).isZero();
    }

    @Test
    void theBrierScoreIsTheMeanSquareOfWhatTheChanceIsOffBy() {
        assertThat(EvaluationResult.brier(ROWS)).isEqualTo((0.04 + 0.16 + 0.25 + 0.01) / 4, SMALL);
        assertThat(EvaluationResult.brierHalfWidth(ROWS)).isEqualTo(1.96 * Math.sqrt(0.009225) / 2, SMALL);
        assertThat(EvaluationResult.brierHalfWidth(List.of())).isZero();
    }
}
