package org.seichi.app.render;

import java.util.EnumSet;
import java.util.Set;
import org.seichi.app.picture.Hoshi;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.report.Glyph;
import org.seichi.text.Coordinates;

/** Draws a board as text: a sign for each point, with coordinates, hoshi and a legend. */
public final class BoardPicture {
    private static final char HOSHI = '\'';
    private static final int LEGEND_COLUMNS = 3;
    private final Board board;
    private final Glyph[] glyphs;
    private final PointSet hoshi;

    private BoardPicture(Board board, Glyph[] glyphs) {
        this.board = board;
        this.glyphs = glyphs;
        this.hoshi = Hoshi.of(board);
    }

    /**
     * Appends the board and, below it, the legend of the signs that occur.
     *
     * @param glyphs the sign of each point
     */
    public static void append(Board board, Glyph[] glyphs, Page page) {
        BoardPicture picture = new BoardPicture(board, glyphs);
        picture.appendBoard(page);
        picture.appendLegend(page);
    }

    private void appendBoard(Page page) {
        page.line("    " + letters());
        for (int y = 0; y < board.height(); y++) {
            appendRow(page, y);
        }
        page.line("    " + letters()).line("");
    }

    private void appendLegend(Page page) {
        Set<Glyph> seen = EnumSet.noneOf(Glyph.class);
        board.points().forEach(point -> seen.add(glyphs[point]));
        StringBuilder line = new StringBuilder();
        int entries = 0;
        for (Glyph glyph : seen) {
            String meaning =
                    ++entries % LEGEND_COLUMNS == 0 ? glyph.meaning() : String.format("%-20s", glyph.meaning());
            line.append("  ")
                    .append(page.paint(Paint.of(glyph), " " + glyph.letter() + " "))
                    .append(' ')
                    .append(meaning);
            if (entries % LEGEND_COLUMNS == 0 || entries == seen.size()) {
                page.line("  " + line);
                line.setLength(0);
            }
        }
    }

    private void appendRow(Page page, int y) {
        int number = board.height() - y;
        StringBuilder row = new StringBuilder();
        for (int x = 0; x < board.width(); x++) {
            int point = board.point(x, y);
            Glyph glyph = glyphs[point];
            // A hoshi is marked to the left of the point, which has a sign of its own.
            String cell = (hoshi.contains(point) ? HOSHI : ' ') + String.valueOf(glyph.letter());
            row.append(page.paint(Paint.of(glyph), cell));
        }
        page.line(String.format("%3d", number) + row + page.paint(Paint.NEUTRAL, " ") + number);
    }

    private String letters() {
        StringBuilder letters = new StringBuilder();
        for (int x = 0; x < board.width(); x++) {
            letters.append(x == 0 ? "" : " ").append(Coordinates.column(x));
        }
        return letters.toString();
    }
}
