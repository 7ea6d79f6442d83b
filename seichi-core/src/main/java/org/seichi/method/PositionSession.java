package org.seichi.method;

import java.util.function.Supplier;
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

    /** A session with an assessment and, once it is asked for, the one with the other player to move. */
    static PositionSession of(Assessment assessment, Supplier<Assessment> ifOtherMoved) {
        return new PositionSession() {
            @Override
            public Assessment assessment() {
                return assessment;
            }

            @Override
            public Assessment ifOtherMoved() {
                return ifOtherMoved.get();
            }
        };
    }
}
