package org.seichi.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.seichi.board.PointSet;
import org.seichi.score.Trace;

/** Keeps all that a method says while it works, in order. Not safe for several threads. */
public final class TraceLog implements Trace {
    private final Map<String, List<Entry>> steps = new LinkedHashMap<>();

    /** Nothing said yet. */
    public TraceLog() {}

    /**
     * One thing said.
     *
     * @param points the points concerned
     * @param text one or more lines for people
     */
    public record Entry(PointSet points, String text) {}

    @Override
    public void say(String step, PointSet points, Supplier<String> text) {
        steps.computeIfAbsent(step, name -> new ArrayList<>()).add(new Entry(points, text.get()));
    }

    /** What was said at each step; the steps in the order in which they first spoke. */
    public Map<String, List<Entry>> steps() {
        return steps;
    }
}
