package org.seichi.report;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** The signs of a board, laid in layers of which later ones cover earlier ones. */
public final class GlyphLayers {
    private final Glyph[] glyphs;

    /** A board that shows one sign everywhere. */
    public GlyphLayers(Board board, Glyph ground) {
        glyphs = new Glyph[board.arrayLength()];
        Arrays.fill(glyphs, ground);
    }

    /** Lays a sign on some points. */
    public GlyphLayers lay(PointSet points, Glyph glyph) {
        points.forEach(point -> glyphs[point] = glyph);
        return this;
    }

    /** Lays a sign on a point. */
    public GlyphLayers lay(int point, Glyph glyph) {
        glyphs[point] = glyph;
        return this;
    }

    /** The sign of each point. */
    public Glyph[] glyphs() {
        return glyphs.clone();
    }
}
