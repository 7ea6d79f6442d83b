package org.seichi.app.render;

import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.SvgWriter;

/**
 * Renders results as SVG pictures.
 *
 * @param picture makes the contents of the picture from a result
 * @param width width in pixels; empty for the default
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
