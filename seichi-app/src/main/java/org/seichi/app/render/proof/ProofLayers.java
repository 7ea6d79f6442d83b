package org.seichi.app.render.proof;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.Glyph;
import org.seichi.report.GlyphLayers;
import org.seichi.report.ProofReport;

/** The signs on the board for what is proven. */
final class ProofLayers {
    private ProofLayers() {}

    static Glyph[] of(ProofReport report) {
        Position position = report.position();
        PointSet black = position.stones(Color.BLACK);
        PointSet white = position.stones(Color.WHITE);
        return new GlyphLayers(position.board(), Glyph.OPEN)
                .lay(report.territory(Color.BLACK), Glyph.BLACK_POINT)
                .lay(report.territory(Color.WHITE), Glyph.WHITE_POINT)
                .lay(report.neutral(), Glyph.NEUTRAL)
                .lay(black, Glyph.OPEN_BLACK)
                .lay(white, Glyph.OPEN_WHITE)
                .lay(black.intersection(report.territory(Color.BLACK)), Glyph.INSIDE_BLACK)
                .lay(white.intersection(report.territory(Color.WHITE)), Glyph.INSIDE_WHITE)
                .lay(report.stones(Color.BLACK), Glyph.BLACK)
                .lay(report.stones(Color.WHITE), Glyph.WHITE)
                .lay(black.intersection(report.territory(Color.WHITE)), Glyph.DEAD_BLACK)
                .lay(white.intersection(report.territory(Color.BLACK)), Glyph.DEAD_WHITE)
                .glyphs();
    }
}
