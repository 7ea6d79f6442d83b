package org.seichi.app.render.info;

import java.util.function.Function;
import org.seichi.analysis.Result;
import org.seichi.app.files.FilePaths;
import org.seichi.app.render.TabbedTable;
import org.seichi.app.render.TextualRenderer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.report.RecordSummary;
import org.seichi.text.VisibleText;

/** Records as a tab-separated table with one line per file, named without its folder. Missing values are {@code None}. */
public final class InfoTsv implements TextualRenderer<Result<RecordSummary>> {
    private static final TabbedTable<Result<RecordSummary>> TABLE = new TabbedTable<Result<RecordSummary>>()
            .column("file", file -> clean(FilePaths.last(file.source().file())))
            .column("size", file -> size(file.report().game().board()))
            .column("komi_as_written", written("KM"))
            .column("handicap_as_written", written("HA"))
            .column("result_as_written", written("RE"))
            .column("moves", file -> file.report().replay().moves())
            .column("passes_at_end", file -> file.report().replay().passesAtEnd())
            .column("captured_by_black", file -> file.report().capturedBy(Color.BLACK))
            .column("captured_by_white", file -> file.report().capturedBy(Color.WHITE))
            .column("empty", file -> file.report().empty())
            .column("variations", file -> file.report().game().variations() ? "True" : "False")
            .column("games_in_file", file -> file.source().count());

    @Override
    public String header() {
        return TABLE.header();
    }

    @Override
    public String text(Result<RecordSummary> file) {
        return TABLE.line(file);
    }

    private static String size(Board board) {
        return board.width() + (board.width() == board.height() ? "" : "x" + board.height());
    }

    private static Function<Result<RecordSummary>, String> written(String property) {
        return file ->
                file.report().game().header().get(property).map(InfoTsv::clean).orElse("None");
    }

    /** Free text without tabs and line breaks. */
    private static String clean(String text) {
        return VisibleText.of(text.replaceAll("[\\t\\r\\n]+", " "));
    }
}
