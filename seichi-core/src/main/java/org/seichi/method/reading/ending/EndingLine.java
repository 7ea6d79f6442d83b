package org.seichi.method.reading.ending;

import java.util.List;

/**
 * The moves of an ending.
 *
 * @param moves in order, passes included
 * @param revisions number of searches for a better move at an earlier turn, except against invasions
 */
public record EndingLine(List<EndingMove> moves, int revisions) {
    /** Makes a defensive copy. */
    public EndingLine {
        moves = List.copyOf(moves);
    }
}
