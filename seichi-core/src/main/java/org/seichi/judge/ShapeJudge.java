package org.seichi.judge;

import org.seichi.board.Position;
import org.seichi.score.Trace;

/** Judges life statically, from shape and counts, without searching moves. Who moves next does not matter. */
public interface ShapeJudge {
    /** The name of the scoring method whose judgment this is. */
    String name();

    /**
     * Judges a position.
     *
     * @param trace receives the steps
     */
    ShapeEvidence judge(Position position, Trace trace);
}
