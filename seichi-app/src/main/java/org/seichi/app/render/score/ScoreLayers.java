package org.seichi.app.render.score;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.Glyph;
import org.seichi.report.GlyphLayers;
import org.seichi.report.ScoreReport;
import org.seichi.score.Status;

/** The signs on a scored board. */
final class ScoreLayers {
    private ScoreLayers() {}

    static Glyph[] of(ScoreReport report) {
        Position position = report.assessment().position();
        GlyphLayers layers = new GlyphLayers(position.board(), Glyph.DAME)
                .lay(report.ownership().black(), Glyph.BLACK_POINT)
                .lay(report.ownership().white(), Glyph.WHITE_POINT)
                .lay(report.ownership().seki(), Glyph.SEKI_POINT);
        report.assessment().teire().forEach(teire -> layers.lay(teire.point(), Glyph.TEIRE));
        report.assessment().kos().forEach(ko -> layers.lay(ko.point(), Glyph.KO));
        PointSet seki = report.assessment().stones(Status.SEKI);
        PointSet dead = report.assessment().stones(Status.DEAD);
        PointSet black = position.stones(Color.BLACK);
        PointSet white = position.stones(Color.WHITE);
        return layers.lay(black, Glyph.BLACK)
                .lay(black.intersection(seki), Glyph.SEKI_BLACK)
                .lay(black.intersection(dead), Glyph.DEAD_BLACK)
                .lay(white, Glyph.WHITE)
                .lay(white.intersection(seki), Glyph.SEKI_WHITE)
                .lay(white.intersection(dead), Glyph.DEAD_WHITE)
                .glyphs();
    }
}
