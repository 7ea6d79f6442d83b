package org.seichi.cgt;

/** Counts the steps of a family of values against its budget. Steps fill caches too, so they bound memory as well as time. */
final class Work {
    private final long budget;
    private long done;

    Work(long budget) {
        if (budget < 0) {
            throw new IllegalArgumentException("budget below 0: " + budget);
        }
        this.budget = budget;
    }

    /** Counts one step. */
    void step() {
        if (done == budget) {
            throw new OutOfBudgetException("more than " + budget + " steps");
        }
        done++;
    }
}
