package org.seichi.app.render.suite;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.app.render.TabbedTable;
import org.seichi.app.suite.Agreement;
import org.seichi.app.suite.SuiteRow;
import org.seichi.json.JsonType;
import org.seichi.rules.HalfPoints;

/**
 * The rows of a suite as a tab-separated table, one game per line. Scores are points, Black positive; unknown values are
 * empty cells.
 */
public final class SuiteTsv {
    private static final TabbedTable<SuiteRow> TABLE = new TabbedTable<SuiteRow>()
            .column("file", row -> TabbedTable.cell(row.file()))
            .column("status", SuiteTsv::status)
            .column("recorded", SuiteTsv::recorded)
            .column("scored", scored(row -> HalfPoints.format(row.scored())))
            .column("error", scored(row -> HalfPoints.format(row.scored() - row.recorded())))
            .column(
                    "millis",
                    scored(row -> String.format(Locale.ROOT, "%.3f", row.times().analysis() / 1e6)))
            .column("heldBack", SuiteRow::heldBack)
            .column("certainty", scored(row -> JsonType.code(row.certainty())))
            .column("flags", scored(row -> String.join(",", row.flags())))
            .column("pointsWrong", marked(Agreement::pointsWrong))
            .column("deadMissed", marked(Agreement::deadMissed))
            .column("deadTooMany", marked(Agreement::deadTooMany))
            .column("warnings", scored(row -> String.join(",", row.warnings())))
            .column("cause", row -> row instanceof SuiteRow.Failed failed ? TabbedTable.cell(failed.cause()) : "");

    private SuiteTsv() {}

    /** The table with its header. */
    public static String render(List<SuiteRow> rows) {
        return TABLE.text(rows);
    }

    private static String status(SuiteRow row) {
        return row instanceof SuiteRow.Scored ? "scored" : row instanceof SuiteRow.Failed ? "failed" : "skipped";
    }

    private static String recorded(SuiteRow row) {
        if (row instanceof SuiteRow.Skipped skipped) {
            return TabbedTable.cell(skipped.recorded());
        }
        OptionalInt margin = ((SuiteRow.Measured) row).recordedMargin();
        return margin.isPresent() ? HalfPoints.format(margin.getAsInt()) : "";
    }

    /** A cell that is known of scored games. */
    private static Function<SuiteRow, Object> scored(Function<SuiteRow.Scored, Object> cell) {
        return row -> row instanceof SuiteRow.Scored scored ? cell.apply(scored) : "";
    }

    /** A cell that is known of scored games with marks. */
    private static Function<SuiteRow, Object> marked(Function<Agreement, Object> cell) {
        return scored(row -> row.agreement().map(cell).orElse(""));
    }
}
