package org.seichi.app.render;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A finding on a board: a text, the points concerned and a line of play.
 *
 * @param text one or more sentences for the user
 * @param points the points concerned; empty if it has no place
 * @param line moves in alternation that demonstrate it; may be empty
 * @param opens the player of the first move of the line
 */
public record Finding(String text, Optional<PointSet> points, List<Integer> line, Optional<Color> opens) {
    /** A finding without a place. */
    public static Finding of(String text) {
        return new Finding(text, Optional.empty(), List.of(), Optional.empty());
    }

    /** A finding about some points. */
    public static Finding at(PointSet points, String text) {
        return new Finding(text, Optional.of(points), List.of(), Optional.empty());
    }

    /** A finding about some points, demonstrated by a line of play. */
    public static Finding shown(PointSet points, String text, List<Integer> line, Color opens) {
        return new Finding(text, Optional.of(points), line, Optional.of(opens));
    }
}
