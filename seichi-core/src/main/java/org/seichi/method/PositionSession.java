package org.seichi.method;

import org.seichi.score.Assessment;

/**
 * What a method knows of one position. Results are cached, so that a second assessment computes only what differs.
 *
 * <p>Not thread-safe.
 */
public interface PositionSession {
    /** The assessment of the position in which the record ends. */
    Assessment assessment();

    /** The assessment with the other player to move; its flags are not computed anew. */
    Assessment ifOtherMoved();

    /** A session for a method to which it does not matter who moves next. */
    static PositionSession whoeverMoves(Assessment assessment) {
        return new PositionSession() {
            @Override
            public Assessment assessment() {
                return assessment;
            }

            @Override
            public Assessment ifOtherMoved() {
                return assessment.forOtherToMove();
            }
        };
    }
}
