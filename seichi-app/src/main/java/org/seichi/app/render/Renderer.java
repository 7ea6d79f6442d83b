package org.seichi.app.render;

import java.util.List;
import java.util.Optional;

/**
 * Turns results into some format. Stateless.
 *
 * @param <T> the result of one game
 */
public interface Renderer<T> {
    /** What stands before the first game. */
    default String header() {
        return "";
    }

    /** What stands between two games. */
    default String separator() {
        return "";
    }

    /** What stands after the last game. */
    default String footer() {
        return "";
    }

    /** Whether a file of this format holds several games. */
    default boolean holdsSeveral() {
        return true;
    }

    /** A game in the list on the first page; nothing if the format has no such page, so that games are written as they come. */
    default Optional<Listed> listed(T game) {
        return Optional.empty();
    }

    /** The page before several games that lists them. */
    default String firstPage(List<Listed> games) {
        return "";
    }

    /** One game. */
    byte[] render(T game);
}
