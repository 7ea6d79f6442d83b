package org.seichi.search;

import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.seichi.board.Cancellation;

/**
 * Counts the nodes visited by all searches of one game, up to a {@link Budget}. Since searches stop by node counts alone,
 * every machine gives the same answers.
 *
 * <p>Here a search also notices that it has been canceled ({@link Cancellation}).
 */
public final class NodeCounter {
    private final long limit;
    private long spent;

    /** A counter at 0. */
    public NodeCounter(Budget budget) {
        limit = budget.nodes();
    }

    /**
     * Counts one node and returns true, or returns false if the budget is used up.
     *
     * @throws CancellationException if the search has been canceled
     */
    public boolean spend() {
        Cancellation.check();
        if (spent >= limit) {
            return false;
        }
        spent++;
        return true;
    }

    /** Charges work other than a search, in nodes, up to what is left. */
    public void spend(long nodes) {
        spent = Math.min(limit, spent + nodes);
    }

    /**
     * Answers one of several questions with a counter of its own.
     *
     * @param nodes the most of the nodes left that it may take
     */
    public <T> T ask(long nodes, Function<NodeCounter, T> question) {
        NodeCounter part = new NodeCounter(new Budget(Math.min(nodes, left())));
        T answer = question.apply(part);
        spent += part.spent;
        return answer;
    }

    /** Nodes counted so far. */
    public long spent() {
        return spent;
    }

    /** Nodes that may still be counted. */
    public long left() {
        return limit - spent;
    }
}
