package org.seichi.method.reading.ending;

import java.util.List;

/**
 * The moves of an ending.
 *
 * @param moves in turn, passes included
 * @param revisions how often moves were taken back on the way
 */
public record EndingLine(List<EndingMove> moves, int revisions) {
    /** Keeps an immutable copy. */
    public EndingLine {
        moves = List.copyOf(moves);
    }
}
