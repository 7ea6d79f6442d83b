package org.seichi.app.render;

import java.nio.charset.StandardCharsets;

/**
 * A renderer of a text format, encoded in UTF-8.
 *
 * @param <T> the result of one game
 */
public interface TextualRenderer<T> extends Renderer<T> {
    @Override
    default byte[] render(T game) {
        return text(game).getBytes(StandardCharsets.UTF_8);
    }

    /** The text of one game, ending with a line feed. */
    String text(T game);
}
