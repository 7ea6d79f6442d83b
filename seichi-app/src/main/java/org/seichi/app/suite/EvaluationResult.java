package org.seichi.app.suite;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A suite on which the evaluation was measured.
 *
 * @param suite name of the suite
 * @param moves the move numbers asked for
 * @param estimators names of the estimators, the evaluation first
 * @param rows a row for each game that reaches a move number
 * @param failures what could not be measured, with the cause
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

    /** The rows of a move number; of the held-back games alone, if that is asked for. */
    public List<EvaluationRow> rows(int move, boolean heldBack) {
        return rows.stream()
                .filter(row -> row.move() == move && (row.heldBack() || !heldBack))
                .toList();
    }

    /** Times of the evaluation. */
    public Millis millis() {
        return Millis.of(rows.stream().mapToLong(EvaluationRow::nanos).toArray());
    }

    /** Percent of games whose margin lies in the interval of the evaluation. */
    public static double held(List<EvaluationRow> rows) {
        return Figures.percent(rows.stream().filter(EvaluationRow::holds).count(), rows.size());
    }

    /** The mean of what the owners of points are off by: see {@link OwnerErrors#points}. */
    public static double owners(List<EvaluationRow> rows) {
        return mean(rows, row -> row.owners().points());
    }

    /** The mean of what the life of stones is off by: see {@link OwnerErrors#stones}. */
    public static double life(List<EvaluationRow> rows) {
        return mean(rows, row -> row.owners().stones());
    }

    private static double mean(List<EvaluationRow> rows, ToDoubleFunction<EvaluationRow> figure) {
        return rows.stream().mapToDouble(figure).average().orElse(0);
    }

    /** The mean squared distance of Black's chance from 1 if he won, 0 if he lost: a quarter is knowing nothing. */
    public static double brier(List<EvaluationRow> rows) {
        return squares(rows).mean();
    }

    /** Half the width of its 95 % interval. */
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
