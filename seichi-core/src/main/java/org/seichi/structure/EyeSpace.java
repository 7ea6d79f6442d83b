package org.seichi.structure;

import java.util.function.IntPredicate;
import org.seichi.board.PointSet;

/** A set of points where a color has eyes or may get one. Immutable. */
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

    /** Number of eyes: 0, 1 or 2. A space with 0 (a special eye or eyelikes) may become an eye by one move. */
    public int eyes() {
        return eyes;
    }

    /** Number of adjacent groups of the color. */
    public int groupCount() {
        return groups.length;
    }

    /** An adjacent group of the color, in ascending order. */
    public int group(int index) {
        return groups[index];
    }

    /** Whether all adjacent groups of the color fulfill a condition. */
    public boolean areAll(IntPredicate condition) {
        for (int group : groups) {
            if (!condition.test(group)) {
                return false;
            }
        }
        return true;
    }

    /** The points. */
    public PointSet points() {
        return points;
    }
}
