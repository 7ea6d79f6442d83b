package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/**
 * Does a group live?
 *
 * @param position the stones, and who moves first
 * @param suicide what the rules say of it
 * @param owner whose life is at stake
 * @param group his stones; if there are several chains, it is enough that one of them lives
 * @param wanted what is looked for
 */
public record GroupQuestion(Position position, Suicide suicide, Color owner, PointSet group, Wanted wanted) {
    /** What is looked for. */
    public enum Wanted {
        /** Life and capture. */
        EITHER,
        /** A proof that the group lives. */
        LIFE,
        /** A proof that it is taken. */
        CAPTURE
    }

    /**
     * Checks the group.
     *
     * @throws IllegalArgumentException if it has no point
     */
    public GroupQuestion {
        if (group.isEmpty()) {
            throw new IllegalArgumentException("a group without stones");
        }
    }
}
