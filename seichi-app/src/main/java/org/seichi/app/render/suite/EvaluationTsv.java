package org.seichi.app.render.suite;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.seichi.app.render.TabbedTable;
import org.seichi.app.suite.EvaluationResult;
import org.seichi.app.suite.EvaluationRow;

/**
 * The evaluated positions of a suite as a tab-separated table, one position per line. Scores are points, Black positive, komi
 * included; a cell is empty if an estimator gave no estimate.
 */
public final class EvaluationTsv {
    private EvaluationTsv() {}

    /** The table with its header. */
    public static String render(EvaluationResult result) {
        TabbedTable<EvaluationRow> table = new TabbedTable<EvaluationRow>()
                .column("file", row -> TabbedTable.cell(row.file()))
                .column("move", EvaluationRow::move)
                .column("heldBack", EvaluationRow::heldBack)
                .column("recorded", number("%.1f", EvaluationRow::recorded));
        for (int i = 0; i < result.estimators().size(); i++) {
            int index = i;
            table.column(result.estimators().get(i), row -> score(row.scores().get(index)));
        }
        return table.column("low", number("%.2f", EvaluationRow::low))
                .column("high", number("%.2f", EvaluationRow::high))
                .column("chance", number("%.4f", EvaluationRow::chance))
                .column("owners", number("%.4f", row -> row.owners().points()))
                .column("life", number("%.4f", row -> row.owners().stones()))
                .column("millis", number("%.3f", row -> row.nanos() / 1e6))
                .text(result.rows());
    }

    private static String score(OptionalDouble score) {
        return score.isPresent() ? String.format(Locale.ROOT, "%.2f", score.getAsDouble()) : "";
    }

    private static Function<EvaluationRow, String> number(String format, ToDoubleFunction<EvaluationRow> value) {
        return row -> String.format(Locale.ROOT, format, value.applyAsDouble(row));
    }
}
