package org.seichi.app.render.score;

import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Page;
import org.seichi.arrange.Arrangement;
import org.seichi.board.Color;
import org.seichi.report.Glyph;
import org.seichi.report.GlyphLayers;
import org.seichi.report.ScoreReport;

/** Renders the board arranged for counting as text, with the count of each player. */
final class ArrangedText {
    private ArrangedText() {}

    static void append(ScoreReport report, Arrangement arranged, Page page) {
        page.heading("Arranged for counting");
        BoardPicture.append(report.assessment().position().board(), glyphs(report, arranged), page);
        page.line("");
        new ArrangedCount(report, arranged).lines().forEach(line -> page.line("  " + line));
    }

    private static Glyph[] glyphs(ScoreReport report, Arrangement arranged) {
        GlyphLayers layers = new GlyphLayers(report.assessment().position().board(), Glyph.DAME)
                .lay(report.ownership().seki(), Glyph.SEKI_POINT);
        lay(arranged.of(Color.BLACK), Glyph.BLACK, Glyph.BLACK_POINT, layers);
        lay(arranged.of(Color.WHITE), Glyph.WHITE, Glyph.WHITE_POINT, layers);
        return layers.glyphs();
    }

    private static void lay(Arrangement.Side side, Glyph stone, Glyph point, GlyphLayers layers) {
        layers.lay(side.stones(), stone);
        side.blocks().forEach(block -> layers.lay(block, point));
    }
}
