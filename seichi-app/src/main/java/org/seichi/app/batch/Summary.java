package org.seichi.app.batch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Totals over all rows of a table, with a bounded number of disagreements and failures. */
public final class Summary {
    /** Smaller errors first; of equal ones the later row first. */
    private static final Comparator<Entry> LEAST_BAD = Comparator.<Entry>comparingInt(
                    entry -> Math.abs(entry.difference().orElse(0)))
            .thenComparing(Comparator.comparingInt(Entry::number).reversed());

    private final int most;
    private final PriorityQueue<Entry> worst = new PriorityQueue<>(LEAST_BAD);
    private final List<Entry> failures = new ArrayList<>();
    private int rows;
    private int failed;
    private int duplicates;
    private int compared;
    private int agreeing;

    /**
     * Creates a summary without rows.
     *
     * @param most maximum number of disagreements, and of failures, to keep
     */
    public Summary(int most) {
        this.most = most;
    }

    void add(Entry entry) {
        rows++;
        duplicates += entry.duplicate() ? 1 : 0;
        if (!entry.error().isEmpty()) {
            failed++;
            if (failures.size() < most) {
                failures.add(entry);
            }
        }
        if (entry.difference().isPresent()) {
            compared++;
            if (entry.difference().getAsInt() == 0) {
                agreeing++;
            } else {
                worst.add(entry);
                if (worst.size() > most) {
                    worst.poll();
                }
            }
        }
    }

    /** Number of rows. */
    public int rows() {
        return rows;
    }

    /** Number of games that were scored. */
    public int scored() {
        return rows - failed;
    }

    /** Number of games and files that could not be scored. */
    public int failed() {
        return failed;
    }

    /** Number of games that also occur in an earlier row. */
    public int duplicates() {
        return duplicates;
    }

    /** Number of scored games whose records give a margin. */
    public int compared() {
        return compared;
    }

    /** Number of {@link #compared} games whose recorded margin is the computed one. */
    public int agreeing() {
        return agreeing;
    }

    /** The games with the largest errors, the worst first. */
    public List<Entry> worst() {
        return worst.stream().sorted(LEAST_BAD.reversed()).toList();
    }

    /** The first failures. */
    public List<Entry> failures() {
        return List.copyOf(failures);
    }
}
