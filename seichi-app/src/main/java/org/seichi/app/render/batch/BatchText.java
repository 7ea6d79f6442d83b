package org.seichi.app.render.batch;

import java.util.List;
import org.seichi.app.batch.BatchRow;
import org.seichi.app.batch.Column;
import org.seichi.app.batch.Summary;
import org.seichi.app.render.Page;
import org.seichi.app.render.Style;
import org.seichi.rules.HalfPoints;
import org.seichi.text.Texts;

/** Renders the summary of a batch as text. */
public final class BatchText {
    private final Summary summary;
    private final Page page = new Page(Style.PLAIN);

    private BatchText(Summary summary) {
        this.summary = summary;
    }

    /** The text of a summary, with the largest disagreements first. */
    public static String render(Summary summary) {
        return new BatchText(summary).text();
    }

    private String text() {
        page.line(Texts.count(summary.scored(), "game") + " scored, " + summary.failed() + " not, "
                + Texts.count(summary.duplicates(), "duplicate") + ".");
        if (summary.scored() + summary.failed() == 0) {
            page.line("There was no game record.");
        }
        if (summary.compared() > 0) {
            double percent = 100.0 * summary.agreeing() / summary.compared();
            page.format(
                    "%s a margin in the record: the score agrees in %d (%.1f %%) and differs in %d.",
                    summary.compared() == 1 ? "1 has" : summary.compared() + " have",
                    summary.agreeing(),
                    percent,
                    summary.compared() - summary.agreeing());
        }
        failures(summary.failures());
        disagreements(summary.worst());
        return page.toString();
    }

    private void failures(List<BatchRow> rows) {
        if (rows.isEmpty()) {
            return;
        }
        page.heading(rows.size() < summary.failed() ? "Not scored (the first ones)" : "Not scored");
        rows.forEach(row -> page.line("  " + title(row) + ": " + row.text(Column.ERROR)));
    }

    private void disagreements(List<BatchRow> rows) {
        if (rows.isEmpty()) {
            return;
        }
        boolean anyUnfinished = rows.stream().anyMatch(BatchRow::isUnfinished);
        page.heading("Disagreements, worst first" + (anyUnfinished ? ", unfinished games last" : ""));
        page.format("  %6s  %-9s %-9s %-9s %7s  %s", "by", "record", "found", "certainty", "row", "game");
        for (BatchRow row : rows) {
            page.format(
                    "  %6s  %-9s %-9s %-9s %7s  %s",
                    HalfPoints.format(Math.abs(row.number(Column.DIFFERENCE).orElseThrow())),
                    row.text(Column.RECORDED),
                    row.text(Column.RESULT),
                    row.text(Column.CERTAINTY),
                    row.text(Column.ROW),
                    title(row) + explanation(row));
        }
        int more = summary.compared() - summary.agreeing() - rows.size();
        if (more > 0) {
            page.line("  and " + more + " more: column \"difference\" of the table");
        }
    }

    private static String explanation(BatchRow row) {
        if (row.isUnfinished()) {
            return ": not finished";
        }
        String term = row.text(Column.EXPLAINED_BY);
        return term.isEmpty() ? "" : ": agrees with --" + term;
    }

    private static String title(BatchRow row) {
        int game = row.number(Column.GAME).orElseThrow();
        return row.text(Column.SOURCE) + (game > 1 ? ", game " + game : "");
    }
}
