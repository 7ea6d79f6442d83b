package org.seichi.app.render;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** The signs of a board, laid in layers of which later ones cover earlier ones. */
final class SignLayers {
    private final Glyph[] glyphs;

    /** A board that shows one sign everywhere. */
    SignLayers(Board board, Glyph ground) {
        glyphs = new Glyph[board.arrayLength()];
        Arrays.fill(glyphs, ground);
    }

    /** Lays a sign on some points. */
    SignLayers lay(PointSet points, Glyph glyph) {
        points.forEach(point -> glyphs[point] = glyph);
        return this;
    }

    /** Lays a sign on a point. */
    SignLayers lay(int point, Glyph glyph) {
        glyphs[point] = glyph;
        return this;
    }

    /** The sign of each point. */
    Glyph[] glyphs() {
        return glyphs.clone();
    }
}
