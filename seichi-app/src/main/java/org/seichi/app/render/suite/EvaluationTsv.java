package org.seichi.app.render.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
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
        List<String> header = new ArrayList<>(List.of("file", "move", "heldBack", "recorded"));
        header.addAll(result.estimators());
        header.addAll(List.of("low", "high", "chance", "owners", "life", "millis"));
        StringBuilder text = new StringBuilder(String.join("\t", header)).append('\n');
        result.rows().forEach(row -> text.append(line(row)).append('\n'));
        return text.toString();
    }

    private static String line(EvaluationRow row) {
        List<String> cells = new ArrayList<>(List.of(
                row.file().replaceAll("\\s+", " "),
                Integer.toString(row.move()),
                Boolean.toString(row.heldBack()),
                number("%.1f", row.recorded())));
        for (OptionalDouble score : row.scores()) {
            cells.add(score.isPresent() ? number("%.2f", score.getAsDouble()) : "");
        }
        cells.add(number("%.2f", row.low()));
        cells.add(number("%.2f", row.high()));
        cells.add(number("%.4f", row.chance()));
        cells.add(number("%.4f", row.owners().points()));
        cells.add(number("%.4f", row.owners().stones()));
        cells.add(number("%.3f", row.nanos() / 1e6));
        return String.join("\t", cells);
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
