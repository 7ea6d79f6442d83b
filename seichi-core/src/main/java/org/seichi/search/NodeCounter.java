package org.seichi.search;

/**
 * What is left of a {@link Budget}: every search of a game counts its nodes here. Counting in the same order gives the
 * same answers on every machine.
 */
public final class NodeCounter {
    private final long limit;
    private long spent;

    /** A counter of which nothing has been spent. */
    public NodeCounter(Budget budget) {
        limit = budget.nodes();
    }

    /** Counts one node; returns whether there was one left to count. */
    public boolean spend() {
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
