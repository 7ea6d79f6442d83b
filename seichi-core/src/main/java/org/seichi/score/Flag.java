package org.seichi.score;

import org.seichi.board.PointSet;

/**
 * Something about a position that a person should look at.
 *
 * @param kind what it is
 * @param text one sentence or two for people
 * @param points where
 */
public record Flag(FlagKind kind, String text, PointSet points) {
    /**
     * A flag with the sentence of its kind.
     *
     * @param words what the sentence leaves open
     */
    public static Flag of(FlagKind kind, PointSet points, Object... words) {
        return new Flag(kind, kind.sentence(words), points);
    }

    /** Short and stable, for programs: {@code "open-border"}. */
    public String code() {
        return kind.code();
    }
}
