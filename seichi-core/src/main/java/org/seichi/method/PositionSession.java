package org.seichi.method;

import org.seichi.score.Assessment;

/**
 * What a method knows of one position: what it has found stays known, so that a second look costs only what differs.
 *
 * <p>Not for several threads at a time.
 */
public interface PositionSession {
    /** The position as the record ends. */
    Assessment assessment();

    /** The same if the other player moved next; flags are not looked for again. */
    Assessment ifOtherMoved();

    /** The session of a method that does not ask who moves. */
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
