package org.seichi.app.render;

import java.nio.file.Path;
import java.util.List;
import org.seichi.app.scoring.FileSummary;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.Header;

/** What records say as a table with tabs, one file a line, by the file's last name. What is not written is {@code None}. */
public final class InfoTsv implements InfoRenderer {
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
    public String render(FileSummary file) {
        Header header = file.first().game().header();
        return String.join(
                        "\t",
                        clean(String.valueOf(Path.of(file.file()).getFileName())),
                        size(file.first().game().board()),
                        written(header, "KM"),
                        written(header, "HA"),
                        written(header, "RE"),
                        Integer.toString(file.first().replay().moves()),
                        Integer.toString(file.first().replay().passesAtEnd()),
                        Integer.toString(file.first().capturedBy(Color.BLACK)),
                        Integer.toString(file.first().capturedBy(Color.WHITE)),
                        Integer.toString(file.first().empty()),
                        file.variations() ? "True" : "False",
                        Integer.toString(file.games()))
                + "\n";
    }

    private static String size(Board board) {
        return board.width() + (board.width() == board.height() ? "" : "x" + board.height());
    }

    private static String written(Header header, String property) {
        return header.get(property).map(InfoTsv::clean).orElse("None");
    }

    /** Free text without what would end a cell. */
    private static String clean(String text) {
        return text.replaceAll("[\\t\\r\\n]+", " ");
    }
}
