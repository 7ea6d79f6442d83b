package org.seichi.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.seichi.board.PointSet;
import org.seichi.score.Trace;

/** Keeps all that a method says while it works, in order. Not safe for several threads. */
public final class TraceLog implements Trace {
    private final Map<String, List<Entry>> steps = new LinkedHashMap<>();
    private final Map<String, Long> took = new HashMap<>();
    private final LongSupplier clock;
    private long last;

    /** Nothing said yet, and nobody takes the time. */
    public TraceLog() {
        this(() -> 0);
    }

    /**
     * Nothing said yet.
     *
     * @param clock nanoseconds since some moment; all zero if nobody takes the time
     */
    public TraceLog(LongSupplier clock) {
        this.clock = clock;
        this.last = clock.getAsLong();
    }

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
        long now = clock.getAsLong();
        took.merge(step, now - last, Long::sum);
        last = now;
    }

    /** What was said at each step; the steps in the order in which they first spoke. */
    public Map<String, List<Entry>> steps() {
        return steps;
    }

    /** The nanoseconds of a step up to its last word; 0 if nobody took the time. */
    public long nanos(String step) {
        return took.get(step);
    }
}
