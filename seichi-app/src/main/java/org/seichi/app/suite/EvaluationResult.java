package org.seichi.app.suite;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The measurements of the evaluation on a suite.
 *
 * @param suite name of the suite
 * @param moves the move numbers asked for
 * @param estimators names of the estimators, the evaluation first
 * @param rows a row for each move number of each game that reaches it
 * @param failures games and positions that could not be measured, with the cause
 */
public record EvaluationResult(
        String suite, List<Integer> moves, List<String> estimators, List<EvaluationRow> rows, List<String> failures) {
    /** Keeps immutable copies. */
    public EvaluationResult {
        moves = List.copyOf(moves);
        estimators = List.copyOf(estimators);
        rows = List.copyOf(rows);
        failures = List.copyOf(failures);
    }

    /** The rows of a move number: of all games, or only of the held-back ones. */
    public List<EvaluationRow> rows(int move, boolean heldBack) {
        return rows.stream()
                .filter(row -> row.move() == move && (row.heldBack() || !heldBack))
                .toList();
    }

    /** Times of one evaluation. */
    public Millis millis() {
        return Millis.of(rows.stream().mapToLong(EvaluationRow::nanos).toArray());
    }

    /** Percentage of rows whose final margin lies within the interval of the evaluation. */
    public static double held(List<EvaluationRow> rows) {
        return Figures.percent(rows.stream().filter(EvaluationRow::holds).count(), rows.size());
    }

    /** The mean of {@link OwnerErrors#points}. */
    public static double owners(List<EvaluationRow> rows) {
        return mean(rows, row -> row.owners().points());
    }

    /** The mean of {@link OwnerErrors#stones}. */
    public static double life(List<EvaluationRow> rows) {
        return mean(rows, row -> row.owners().stones());
    }

    private static double mean(List<EvaluationRow> rows, ToDoubleFunction<EvaluationRow> figure) {
        return rows.stream().mapToDouble(figure).average().orElse(0);
    }

    /** The Brier score of Black's chance to win (a draw counts as half a win); always answering 1/2 gives a quarter. */
    public static double brier(List<EvaluationRow> rows) {
        return squares(rows).mean();
    }

    /** Half the width of the 95 % confidence interval of {@link #brier}. */
    public static double brierHalfWidth(List<EvaluationRow> rows) {
        return rows.isEmpty()
                ? 0
                : EvaluationFigures.NINETY_FIVE * squares(rows).deviation() / Math.sqrt(rows.size());
    }

    private static Moments squares(List<EvaluationRow> rows) {
        Moments squares = new Moments();
        rows.forEach(row -> squares.add(Math.pow(row.chance() - (1 + Math.signum(row.recorded())) / 2, 2)));
        return squares;
    }
}
