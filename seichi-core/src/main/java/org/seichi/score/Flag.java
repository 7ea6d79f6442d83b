package org.seichi.score;

import org.seichi.board.PointSet;

/**
 * Something about a position that a person should check.
 *
 * @param kind what has to be checked
 * @param text one or two sentences for the user
 * @param points the points concerned
 */
public record Flag(FlagKind kind, String text, PointSet points) {
    /**
     * A flag with the sentence of its kind.
     *
     * @param words the words to fill into the sentence
     */
    public static Flag of(FlagKind kind, PointSet points, Object... words) {
        return new Flag(kind, kind.sentence(points.size(), words), points);
    }

    /** A short, stable code for programs: {@code "open-border"}. */
    public String code() {
        return kind.code();
    }
}
