package org.seichi.judge;

import org.seichi.board.Position;
import org.seichi.score.Trace;

/** Judges life from shape and counts, without searching moves. Who moves next does not matter. */
public interface ShapeJudge {
    /** The name of the method that judges so. */
    String name();

    /**
     * The verdict of shape on a position.
     *
     * @param trace receives the steps
     */
    ShapeEvidence judge(Position position, Trace trace);
}
