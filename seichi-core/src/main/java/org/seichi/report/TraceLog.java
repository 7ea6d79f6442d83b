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

/** Records all steps that a method reports, in order. Not thread-safe. */
public final class TraceLog implements Trace {
    private final Map<String, List<Entry>> steps = new LinkedHashMap<>();
    private final Map<String, Long> took = new HashMap<>();
    private final LongSupplier clock;
    private long last;

    /** An empty log without a clock. */
    public TraceLog() {
        this(() -> 0);
    }

    /**
     * An empty log.
     *
     * @param clock nanoseconds since an arbitrary moment; always 0 if times are not measured
     */
    public TraceLog(LongSupplier clock) {
        this.clock = clock;
        this.last = clock.getAsLong();
    }

    /**
     * One report of a step.
     *
     * @param points the points concerned
     * @param text one or more lines for the user
     */
    public record Entry(PointSet points, String text) {}

    @Override
    public void say(String step, PointSet points, Supplier<String> text) {
        steps.computeIfAbsent(step, name -> new ArrayList<>()).add(new Entry(points, text.get()));
        long now = clock.getAsLong();
        took.merge(step, now - last, Long::sum);
        last = now;
    }

    /** The entries of each step, with the steps in the order of their first entries. */
    public Map<String, List<Entry>> steps() {
        return steps;
    }

    /** The nanoseconds spent on a step that has entries; 0 if times are not measured. */
    public long nanos(String step) {
        return took.get(step);
    }
}
