package org.seichi.app.render;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Something found on a board, with what it points at.
 *
 * @param text one sentence or more for people
 * @param points where; empty if it has no place
 * @param line moves that show it, in turn; may be empty
 * @param opens who plays the first of them
 */
public record Finding(String text, Optional<PointSet> points, List<Integer> line, Optional<Color> opens) {
    /** A sentence without a place. */
    public static Finding of(String text) {
        return new Finding(text, Optional.empty(), List.of(), Optional.empty());
    }

    /** A sentence about some points. */
    public static Finding at(PointSet points, String text) {
        return new Finding(text, Optional.of(points), List.of(), Optional.empty());
    }

    /** A sentence about some points, shown by a line of play. */
    public static Finding shown(PointSet points, String text, List<Integer> line, Color opens) {
        return new Finding(text, Optional.of(points), line, Optional.of(opens));
    }
}
