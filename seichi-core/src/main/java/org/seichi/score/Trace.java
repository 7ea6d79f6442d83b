package org.seichi.score;

import java.util.function.Supplier;
import org.seichi.board.PointSet;

/** Receives the steps of a method as it runs, for {@code --explain}. */
@FunctionalInterface
public interface Trace {
    /** Ignores every step and never builds its text. */
    Trace NONE = (step, points, text) -> {};

    /**
     * Reports one step.
     *
     * @param step short name of the step: {@code "removal"}
     * @param points the points concerned
     * @param text supplies one or more lines for the user; called only if they are used
     */
    void say(String step, PointSet points, Supplier<String> text);
}
