package org.seichi.method;

import org.seichi.score.Assessment;

/**
 * What a method knows of one position. Results are kept, so that a second assessment computes only what differs.
 *
 * <p>Not for several threads at a time.
 */
public interface PositionSession {
    /** The assessment of the position as the record ends. */
    Assessment assessment();

    /** The assessment if the other player moved next; flags are not computed again. */
    Assessment ifOtherMoved();

    /** The session of a method for which it does not matter who moves. */
    static PositionSession whoeverMoves(Assessment assessment) {
        return new PositionSession() {
            @Override
            public Assessment assessment() {
                return assessment;
            }

            @Override
            public Assessment ifOtherMoved() {
                return assessment.ofOtherTurn();
            }
        };
    }
}
