package org.seichi.app.suite;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Accuracy and speed on a set of games. Shares are percentages of all games measured, from 0 to 100; a failed game counts as
 * wrong in each of them.
 *
 * @param games games measured, failed ones included
 * @param skipped games without a recorded margin, not among {@code games}
 * @param failed games that could not be read or scored
 * @param exact share of games with the recorded margin
 * @param within1 share of games at most one point off the recorded margin
 * @param within2 share of games at most two points off
 * @param within3 share of games at most three points off
 * @param worse share of games more than three points off
 * @param meanAbsError mean absolute error of the margin in points, capped at {@value #ERROR_CAP} per game; a failed game
 *     counts as {@value #ERROR_CAP}
 * @param winner share of games with the right winner; a draw is right only as a draw
 * @param millis time of the analysis of one game
 * @param gamesPerSecond games per second and thread, reading and replay included
 * @param marks agreement with marked territory; empty if no record carries marks
 */
public record Figures(
        int games,
        int skipped,
        int failed,
        double exact,
        double within1,
        double within2,
        double within3,
        double worse,
        double meanAbsError,
        double winner,
        Millis millis,
        double gamesPerSecond,
        Optional<MarkFigures> marks) {

    /** Cap on the error of one game in points, so that a few wrong recorded results do not dominate the mean. */
    public static final int ERROR_CAP = 10;

    /** The figures of these rows. */
    public static Figures of(List<SuiteRow> rows) {
        List<SuiteRow.Measured> measured = only(rows, SuiteRow.Measured.class);
        List<SuiteRow.Scored> scored = only(rows, SuiteRow.Scored.class);
        int games = measured.size();
        double within3 = within(3, measured);
        return new Figures(
                games,
                rows.size() - games,
                games - scored.size(),
                within(0, measured),
                within(1, measured),
                within(2, measured),
                within3,
                games == 0 ? 0 : 100 - within3,
                measured.stream().mapToDouble(Figures::cappedError).average().orElse(0),
                percent(scored.stream().filter(SuiteRow.Scored::winnerRight).count(), games),
                Millis.of(
                        scored.stream().mapToLong(row -> row.times().analysis()).toArray()),
                perSecond(scored),
                MarkFigures.of(measured.stream()
                        .flatMap(row -> row.agreement().stream())
                        .toList()));
    }

    /** The figures of the held-back games, see {@link HeldBack}. */
    public static Figures heldBack(List<SuiteRow> rows) {
        return of(rows.stream().filter(SuiteRow::heldBack).toList());
    }

    /** A share in percent; 0 if {@code whole} is 0. */
    static double percent(long part, long whole) {
        return whole == 0 ? 0 : 100.0 * part / whole;
    }

    private static double within(int points, List<SuiteRow.Measured> rows) {
        Predicate<SuiteRow.Measured> near =
                row -> row.error().isPresent() && Math.abs(row.error().getAsInt()) <= 2 * points;
        return percent(rows.stream().filter(near).count(), rows.size());
    }

    private static double cappedError(SuiteRow.Measured row) {
        return Math.min(ERROR_CAP, Math.abs(row.error().orElse(2 * ERROR_CAP)) / 2.0);
    }

    private static double perSecond(List<SuiteRow.Scored> rows) {
        double nanos =
                rows.stream().mapToLong(row -> row.times().whole()).average().orElse(0);
        return nanos == 0 ? 0 : 1e9 / nanos;
    }

    private static <T extends SuiteRow> List<T> only(List<SuiteRow> rows, Class<T> kind) {
        return rows.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
