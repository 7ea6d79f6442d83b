package org.seichi.app.render;

import java.util.List;
import java.util.Optional;

/**
 * Renders results in one format. Stateless.
 *
 * @param <T> the result of one game
 */
public interface Renderer<T> {
    /** The text before the first game. */
    default String header() {
        return "";
    }

    /** The text between two games. */
    default String separator() {
        return "";
    }

    /** The text after the last game. */
    default String footer() {
        return "";
    }

    /** Whether a file of this format can hold several games. */
    default boolean holdsSeveral() {
        return true;
    }

    /** The entry of a game on the first page; empty if the format has none, so that games can be written one by one. */
    default Optional<Listed> listed(T game) {
        return Optional.empty();
    }

    /** The page that lists several games and precedes them. */
    default String firstPage(List<Listed> games) {
        return "";
    }

    /** Renders one game. */
    byte[] render(T game);
}
