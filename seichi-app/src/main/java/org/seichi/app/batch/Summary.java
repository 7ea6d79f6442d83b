package org.seichi.app.batch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Totals over all rows of a table, with a bounded number of disagreements and failures. */
public final class Summary {
    /** Unfinished games first, whose scores are estimates; then smaller errors first; of equal ones the later row first. */
    private static final Comparator<BatchRow> LEAST_BAD = Comparator.<BatchRow, Boolean>comparing(
                    row -> !row.isUnfinished())
            .thenComparingInt(row -> Math.abs(row.number(Column.DIFFERENCE).orElse(0)))
            .thenComparing(row -> row.number(Column.ROW).orElseThrow(), Comparator.reverseOrder());

    private final int most;
    private final PriorityQueue<BatchRow> worst = new PriorityQueue<>(LEAST_BAD);
    private final List<BatchRow> failures = new ArrayList<>();
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

    void add(BatchRow row) {
        rows++;
        duplicates += row.number(Column.DUPLICATE_OF).isPresent() ? 1 : 0;
        if (row.value(Column.ERROR).isPresent()) {
            failed++;
            if (failures.size() < most) {
                failures.add(row);
            }
        }
        row.number(Column.DIFFERENCE).ifPresent(difference -> compare(row, difference));
    }

    private void compare(BatchRow row, int difference) {
        compared++;
        if (difference == 0) {
            agreeing++;
            return;
        }
        if (row.number(Column.DUPLICATE_OF).isPresent()) {
            return;
        }
        worst.add(row);
        if (worst.size() > most) {
            worst.poll();
        }
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

    /** The games with the largest errors, the worst first, unfinished ones last; each once, however often it occurs. */
    public List<BatchRow> worst() {
        return worst.stream().sorted(LEAST_BAD.reversed()).toList();
    }

    /** The first failures. */
    public List<BatchRow> failures() {
        return List.copyOf(failures);
    }
}
