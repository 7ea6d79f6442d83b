package org.seichi.method.dyer;

import java.util.function.Function;
import org.seichi.search.NodeCounter;

/** Divides what is left of a budget equally among problems, so that their order does not matter. */
final class Shares {
    private final NodeCounter counter;
    private final long each;

    /**
     * Divides a budget.
     *
     * @param counter what is left of the budget; unspent nodes stay there
     * @param problems the greatest number of problems
     */
    Shares(NodeCounter counter, int problems) {
        this.counter = counter;
        each = counter.left() / Math.max(1, problems);
    }

    /** Solves one problem with a counter that holds one share. */
    <T> T ask(Function<NodeCounter, T> problem) {
        return counter.ask(each, problem);
    }
}
