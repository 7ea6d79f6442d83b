package org.seichi.score;

import java.util.function.Supplier;
import org.seichi.board.PointSet;

/** Receives the steps of a method while it works, for {@code --explain}. */
@FunctionalInterface
public interface Trace {
    /** Ignores everything, and never builds a text. */
    Trace NONE = (step, points, text) -> {};

    /**
     * One step.
     *
     * @param step short name of the step: {@code "removal"}
     * @param points the points concerned
     * @param text one or more lines for people; called only if somebody reads it
     */
    void say(String step, PointSet points, Supplier<String> text);
}
