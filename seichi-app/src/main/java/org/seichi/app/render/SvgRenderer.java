package org.seichi.app.render;

import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.SvgWriter;

/**
 * A board as SVG, by day and by night and on paper.
 *
 * @param picture what is to be seen of a result
 * @param width width in pixels; empty for a usual one
 * @param <T> the result of one game
 */
public record SvgRenderer<T>(Function<T, Picture> picture, OptionalInt width) implements TextualRenderer<T> {
    @Override
    public boolean holdsSeveral() {
        return false;
    }

    @Override
    public String text(T game) {
        return SvgWriter.file(picture.apply(game), width);
    }
}
