package org.seichi.judge;

import org.seichi.board.Position;
import org.seichi.score.Trace;

/** Judges life from shape and counts. No move is searched, and who moves next does not matter. */
public interface ShapeJudge {
    /** The name of the method that judges so. */
    String name();

    /**
     * What shape says of a position.
     *
     * @param trace receives the steps
     */
    ShapeEvidence judge(Position position, Trace trace);
}
