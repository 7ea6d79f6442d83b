package org.seichi.app.render.info;

import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.app.files.FilePaths;
import org.seichi.app.render.TextualRenderer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.Header;
import org.seichi.report.RecordSummary;
import org.seichi.text.VisibleText;

/** Records as a tab-separated table with one line per file, named without its folder. Missing values are {@code None}. */
public final class InfoTsv implements TextualRenderer<Result<RecordSummary>> {
    private static final List<String> COLUMNS = List.of(
            "file",
            "size",
            "komi_as_written",
            "handicap_as_written",
            "result_as_written",
            "moves",
            "passes_at_end",
            "captured_by_black",
            "captured_by_white",
            "empty",
            "variations",
            "games_in_file");

    @Override
    public String header() {
        return String.join("\t", COLUMNS) + "\n";
    }

    @Override
    public String text(Result<RecordSummary> file) {
        Header header = file.report().game().header();
        return String.join(
                        "\t",
                        clean(FilePaths.last(file.source().file())),
                        size(file.report().game().board()),
                        written(header, "KM"),
                        written(header, "HA"),
                        written(header, "RE"),
                        Integer.toString(file.report().replay().moves()),
                        Integer.toString(file.report().replay().passesAtEnd()),
                        Integer.toString(file.report().capturedBy(Color.BLACK)),
                        Integer.toString(file.report().capturedBy(Color.WHITE)),
                        Integer.toString(file.report().empty()),
                        file.report().game().variations() ? "True" : "False",
                        Integer.toString(file.source().count()))
                + "\n";
    }

    private static String size(Board board) {
        return board.width() + (board.width() == board.height() ? "" : "x" + board.height());
    }

    private static String written(Header header, String property) {
        return header.get(property).map(InfoTsv::clean).orElse("None");
    }

    /** Free text without tabs and line breaks. */
    private static String clean(String text) {
        return VisibleText.of(text.replaceAll("[\\t\\r\\n]+", " "));
    }
}
