package org.seichi.method.dyer;

import java.util.function.Function;
import org.seichi.search.NodeCounter;

/** Shares what is left of a budget equally among problems, so that the order in which they are asked changes nothing. */
final class Shares {
    private final NodeCounter counter;
    private final long each;

    /**
     * Shares of a budget.
     *
     * @param counter what is left; what is not spent stays there
     * @param problems how many problems there are to be at most
     */
    Shares(NodeCounter counter, int problems) {
        this.counter = counter;
        each = counter.left() / Math.max(1, problems);
    }

    /** Asks one problem with a counter that holds one share. */
    <T> T ask(Function<NodeCounter, T> problem) {
        NodeCounter share = counter.part(each);
        T answer = problem.apply(share);
        counter.add(share);
        return answer;
    }
}
