package org.seichi.app.render;

import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.PngWriter;

/**
 * Renders results as PNG pictures.
 *
 * @param picture makes the contents of the picture from a result
 * @param width width in pixels; empty for the default
 * @param <T> the result of one game
 */
public record PngRenderer<T>(Function<T, Picture> picture, OptionalInt width) implements Renderer<T> {
    @Override
    public boolean holdsSeveral() {
        return false;
    }

    @Override
    public byte[] render(T game) {
        return PngWriter.file(picture.apply(game), width);
    }
}
