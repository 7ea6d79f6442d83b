package org.seichi.app.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.Times;
import org.seichi.score.Certainty;

class FiguresTest {
    private static final Offset<Double> SMALL = within(1e-9);

    /** Half-points; three of the eight games have a number divisible by three. */
    private static final List<SuiteRow> ROWS = List.of(
            scored("1.sgf", 7, 7, 1),
            scored("2.sgf", 1, -1, 2),
            scored("3.sgf", 0, 0, 3),
            scored("4.sgf", 0, 4, 4),
            scored("5.sgf", -7, -1, 5),
            scored("6.sgf", -7, -207, 6),
            new SuiteRow.Skipped("7.sgf", "B+R"),
            new SuiteRow.Skipped("9.sgf", ""),
            new SuiteRow.Failed("8.sgf", OptionalInt.of(3), "broken", Optional.of(Agreement.none(361))),
            new SuiteRow.Failed("12.sgf", OptionalInt.empty(), "unreadable", Optional.empty()));

    private static SuiteRow scored(String file, int recorded, int scored, int millis) {
        Times times = new Times(1_000_000L * millis, 1_000_000L * millis);
        return new SuiteRow.Scored(
                file, recorded, scored, times, Certainty.JUDGED, List.of(), Optional.empty(), List.of());
    }

    @Test
    void countsGames() {
        Figures figures = Figures.of(ROWS);

        assertThat(figures.games()).isEqualTo(8);
        assertThat(figures.skipped()).isEqualTo(2);
        assertThat(figures.failed()).isEqualTo(2);
    }

    @Test
    void failedGamesAreWrongInEveryShare() {
        Figures figures = Figures.of(ROWS);

        assertThat(figures.exact()).isEqualTo(25.0, SMALL);
        assertThat(figures.within1()).isEqualTo(37.5, SMALL);
        assertThat(figures.within2()).isEqualTo(50.0, SMALL);
        assertThat(figures.within3()).isEqualTo(62.5, SMALL);
        assertThat(figures.worse()).isEqualTo(37.5, SMALL);
    }

    @Test
    void aDrawIsRightOnlyAsADraw() {
        // Correct are 1, 3, 5 and 6; 2 has the wrong winner, 4 turns a draw into a win, 8 and 12 failed.
        assertThat(Figures.of(ROWS).winner()).isEqualTo(50.0, SMALL);
    }

    @Test
    void noGameAddsMoreThanTenPointsToTheMeanError() {
        assertThat(Figures.of(ROWS).meanAbsError()).isEqualTo((0 + 1 + 0 + 2 + 3 + 10 + 10 + 10) / 8.0, SMALL);
    }

    @Test
    void timesAreThoseOfTheScoredGames() {
        Figures figures = Figures.of(ROWS);

        assertThat(figures.millis()).isEqualTo(new Millis(3, 3.5, 6, 6));
        assertThat(figures.gamesPerSecond()).isEqualTo(1000 / 7.0, SMALL);
    }

    @Test
    void theHeldBackThirdHasItsOwnFigures() {
        Figures figures = Figures.heldBack(ROWS);

        assertThat(figures.games()).isEqualTo(3);
        assertThat(figures.skipped()).isEqualTo(1);
        assertThat(figures.failed()).isEqualTo(1);
        assertThat(figures.exact()).isEqualTo(100 / 3.0, SMALL);
        assertThat(figures.meanAbsError()).isEqualTo(20 / 3.0, SMALL);
    }

    @Test
    void boardsWithMarksHaveFiguresOfTheirOwn() {
        List<Agreement> boards =
                List.of(new Agreement(81, 0, 0, 0), new Agreement(81, 3, 0, 0), new Agreement(38, 7, 2, 1));

        assertThat(MarkFigures.of(boards)).contains(new MarkFigures(3, 95.0, 100 / 3.0, 200 / 3.0));
        assertThat(Figures.of(ROWS).marks()).contains(new MarkFigures(1, 0, 0, 0));
        assertThat(Figures.heldBack(ROWS).marks()).isEmpty();
    }

    @Test
    void nothingMeasuredIsNothingRight() {
        Figures figures = Figures.of(List.of());

        assertThat(figures.games()).isZero();
        assertThat(figures.exact()).isZero();
        assertThat(figures.worse()).isZero();
        assertThat(figures.millis()).isEqualTo(new Millis(0, 0, 0, 0));
    }
}
