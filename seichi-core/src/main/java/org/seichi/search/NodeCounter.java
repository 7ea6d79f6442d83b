package org.seichi.search;

import java.util.concurrent.CancellationException;
import org.seichi.board.Cancellation;

/**
 * What is left of a {@link Budget}: every search of a game counts its nodes here. Counting in the same order gives the
 * same answers on every machine.
 *
 * <p>Here a search also learns that nobody wants its answer any more ({@link Cancellation}).
 */
public final class NodeCounter {
    private final long limit;
    private long spent;

    /** A counter of which nothing has been spent. */
    public NodeCounter(Budget budget) {
        limit = budget.nodes();
    }

    /**
     * Counts one node; returns whether there was one left to count.
     *
     * @throws CancellationException if nobody wants the answer any more
     */
    public boolean spend() {
        Cancellation.check();
        if (spent >= limit) {
            return false;
        }
        spent++;
        return true;
    }

    /** Counts what something else than a search has cost, in nodes; no more than are left. */
    public void spend(long nodes) {
        spent = Math.min(limit, spent + nodes);
    }

    /** A counter of its own for one of several questions, with a limit of nodes; {@link #add} it when it is answered. */
    public NodeCounter part(long nodes) {
        return new NodeCounter(new Budget(Math.min(nodes, left())));
    }

    /** Counts what a part has counted. */
    public void add(NodeCounter part) {
        spent += part.spent;
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
