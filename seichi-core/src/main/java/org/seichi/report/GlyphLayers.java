package org.seichi.report;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** The glyphs of a board, built in layers of which later ones cover earlier ones. Not thread-safe. */
public final class GlyphLayers {
    private final Glyph[] glyphs;

    /** A board that shows one glyph everywhere. */
    public GlyphLayers(Board board, Glyph ground) {
        glyphs = new Glyph[board.arrayLength()];
        Arrays.fill(glyphs, ground);
    }

    /** Sets the glyph of some points. */
    public GlyphLayers lay(PointSet points, Glyph glyph) {
        points.forEach(point -> glyphs[point] = glyph);
        return this;
    }

    /** Sets the glyph of one point. */
    public GlyphLayers lay(int point, Glyph glyph) {
        glyphs[point] = glyph;
        return this;
    }

    /** The glyphs, indexed by point. */
    public Glyph[] glyphs() {
        return glyphs.clone();
    }
}
