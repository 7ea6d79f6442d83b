package org.seichi.app.render;

import java.util.function.Function;

/**
 * Renders each result as a picture in a file of its own.
 *
 * @param file makes the file of a result
 * @param <T> the result of one game
 */
record PictureRenderer<T>(Function<T, byte[]> file) implements Renderer<T> {
    @Override
    public boolean holdsSeveral() {
        return false;
    }

    @Override
    public byte[] render(T game) {
        return file.apply(game);
    }
}
