package org.seichi.structure;

import org.seichi.board.PointSet;

/** A place where a color has eyes or may get one. Immutable. */
public final class EyeSpace {
    private final int code;
    private final PointSet points;
    private final int[] groups;
    private final int eyes;

    EyeSpace(int code, PointSet points, int[] groups, int eyes) {
        this.code = code;
        this.points = points;
        this.groups = groups;
        this.eyes = eyes;
    }

    /** Content code of the color. */
    public int code() {
        return code;
    }

    /** How many eyes it makes: 0, 1 or 2. With 0 it may become one with a move (a special eye or an eyelike). */
    public int eyes() {
        return eyes;
    }

    /** Number of groups whose stones stand next to it. */
    public int groupCount() {
        return groups.length;
    }

    /** A group whose stones stand next to it, in ascending order. */
    public int group(int index) {
        return groups[index];
    }

    /** The points. */
    public PointSet points() {
        return points;
    }
}
