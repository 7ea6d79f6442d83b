package org.seichi.app.suite;

import java.util.List;

/**
 * Accuracy on the games whose recorded result is not disputed, with and without the flagged games. Shares are percentages from
 * 0 to 100; a failed game counts as wrong and unflagged.
 *
 * @param games number of games
 * @param exact share of them scored with the recorded margin
 * @param flagged share of them with at least one flag
 * @param unflaggedExact share of the unflagged games scored with the recorded margin; 0 if all are flagged
 */
public record CleanFigures(int games, double exact, double flagged, double unflaggedExact) {
    /** The figures of these rows; games without a recorded margin are left out. */
    public static CleanFigures of(List<SuiteRow> rows) {
        List<SuiteRow> measured =
                rows.stream().filter(SuiteRow.Measured.class::isInstance).toList();
        List<SuiteRow> unflagged =
                measured.stream().filter(row -> !isFlagged(row)).toList();
        int games = measured.size();
        return new CleanFigures(
                games,
                Figures.percent(exact(measured), games),
                Figures.percent(games - unflagged.size(), games),
                Figures.percent(exact(unflagged), unflagged.size()));
    }

    /** The figures of the held-back games, see {@link HeldBack}. */
    public static CleanFigures heldBack(List<SuiteRow> rows) {
        return of(rows.stream().filter(SuiteRow::heldBack).toList());
    }

    private static boolean isFlagged(SuiteRow row) {
        return row instanceof SuiteRow.Scored scored && !scored.flags().isEmpty();
    }

    private static long exact(List<SuiteRow> rows) {
        return rows.stream()
                .filter(row -> row instanceof SuiteRow.Scored scored && scored.scored() == scored.recorded())
                .count();
    }
}
