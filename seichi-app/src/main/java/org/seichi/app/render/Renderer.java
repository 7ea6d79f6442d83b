package org.seichi.app.render;

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

    /** One game. */
    byte[] render(T game);
}
