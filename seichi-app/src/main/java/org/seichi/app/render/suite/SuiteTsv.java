package org.seichi.app.render.suite;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.seichi.app.suite.SuiteRow;
import org.seichi.json.JsonType;
import org.seichi.rules.HalfPoints;

/**
 * The rows of a suite as a tab-separated table, one game per line. Scores are points, Black positive; unknown values are
 * empty cells.
 */
public final class SuiteTsv {
    private static final List<String> COLUMNS = List.of(
            "file",
            "status",
            "recorded",
            "scored",
            "error",
            "millis",
            "heldBack",
            "certainty",
            "flags",
            "pointsWrong",
            "deadMissed",
            "deadTooMany",
            "warnings",
            "cause");

    private SuiteTsv() {}

    /** The table with its header. */
    public static String render(List<SuiteRow> rows) {
        StringBuilder text = new StringBuilder(String.join("\t", COLUMNS)).append('\n');
        for (SuiteRow row : rows) {
            Map<String, String> cells = cells(row);
            String line = COLUMNS.stream()
                    .map(column -> cells.getOrDefault(column, ""))
                    .collect(Collectors.joining("\t"));
            text.append(line).append('\n');
        }
        return text.toString();
    }

    private static Map<String, String> cells(SuiteRow row) {
        Map<String, String> cells = new HashMap<>();
        cells.put("file", clean(row.file()));
        cells.put("heldBack", Boolean.toString(row.heldBack()));
        if (row instanceof SuiteRow.Scored scored) {
            scored(scored, cells);
        } else if (row instanceof SuiteRow.Failed failed) {
            cells.put("status", "failed");
            failed.recorded().ifPresent(margin -> cells.put("recorded", HalfPoints.format(margin)));
            cells.put("cause", clean(failed.cause()));
        } else if (row instanceof SuiteRow.Skipped skipped) {
            cells.put("status", "skipped");
            cells.put("recorded", clean(skipped.recorded()));
        }
        return cells;
    }

    private static void scored(SuiteRow.Scored row, Map<String, String> cells) {
        cells.put("status", "scored");
        cells.put("recorded", HalfPoints.format(row.recorded()));
        cells.put("scored", HalfPoints.format(row.scored()));
        cells.put("error", HalfPoints.format(row.scored() - row.recorded()));
        cells.put("millis", String.format(Locale.ROOT, "%.3f", row.times().analysis() / 1e6));
        cells.put("certainty", JsonType.code(row.certainty()));
        cells.put("flags", String.join(",", row.flags()));
        cells.put("warnings", String.join(",", row.warnings()));
        row.agreement().ifPresent(agreement -> {
            cells.put("pointsWrong", Integer.toString(agreement.pointsWrong()));
            cells.put("deadMissed", Integer.toString(agreement.deadMissed()));
            cells.put("deadTooMany", Integer.toString(agreement.deadTooMany()));
        });
    }

    /** Free text without tabs and line breaks. */
    private static String clean(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
