package org.seichi.app.render;

import java.util.EnumSet;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.ScoreReport;
import org.seichi.score.Ko;
import org.seichi.score.Ownership;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.text.Coordinates;

/** The board of a scored game as text: what has become of each point, with coordinates, hoshi and a legend. */
final class BoardPicture {
    private static final char HOSHI = '\'';
    private static final int LEGEND_COLUMNS = 3;
    private final Board board;
    private final Glyph[] glyphs;
    private final PointSet hoshi;

    private BoardPicture(ScoreReport report) {
        Position position = report.assessment().position();
        board = position.board();
        hoshi = Hoshi.of(board);
        glyphs = new Glyph[board.arrayLength()];
        // Later layers cover earlier ones.
        Ownership owners = report.ownership();
        lay(board.points(), Glyph.DAME);
        lay(owners.black(), Glyph.BLACK_POINT);
        lay(owners.white(), Glyph.WHITE_POINT);
        lay(owners.seki(), Glyph.SEKI_POINT);
        for (Teire teire : report.assessment().teire()) {
            glyphs[teire.point()] = Glyph.TEIRE;
        }
        for (Ko ko : report.assessment().kos()) {
            glyphs[ko.point()] = Glyph.KO;
        }
        layStones(position, Color.BLACK, report, Glyph.BLACK, Glyph.SEKI_BLACK, Glyph.DEAD_BLACK);
        layStones(position, Color.WHITE, report, Glyph.WHITE, Glyph.SEKI_WHITE, Glyph.DEAD_WHITE);
    }

    private void layStones(Position position, Color color, ScoreReport report, Glyph alive, Glyph seki, Glyph dead) {
        PointSet stones = position.stones(color);
        lay(stones, alive);
        lay(stones.intersection(report.assessment().stones(Status.SEKI)), seki);
        lay(stones.intersection(report.assessment().stones(Status.DEAD)), dead);
    }

    private void lay(PointSet points, Glyph glyph) {
        points.forEach(point -> glyphs[point] = glyph);
    }

    /** Appends the board and, below it, the legend of the signs that occur. */
    static void append(ScoreReport report, Page page) {
        BoardPicture picture = new BoardPicture(report);
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
                    .append(page.paint(glyph.paint(), " " + glyph.letter() + " "))
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
            // A hoshi is marked beside the point, whose own sign tells whose it is.
            String cell = (hoshi.contains(point) ? HOSHI : ' ') + String.valueOf(glyph.letter());
            row.append(page.paint(glyph.paint(), cell));
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
