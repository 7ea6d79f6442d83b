package org.seichi.cgt;

/** Counts the steps of a family of values. Steps fill tables too, so they bound memory as well as time. */
final class Work {
    private final long budget;
    private long done;

    Work(long budget) {
        if (budget < 0) {
            throw new IllegalArgumentException("budget below 0: " + budget);
        }
        this.budget = budget;
    }

    /** One more step. */
    void step() {
        if (done == budget) {
            throw new OutOfBudgetException("more than " + budget + " steps");
        }
        done++;
    }
}
