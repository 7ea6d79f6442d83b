package org.seichi.record;

/**
 * Tells the main line from variations without building a tree. The main line always takes the first variation, so it is
 * everything before the first closing parenthesis. (Trees without nodes are ignored.) Handlers that read only the main line
 * extend this.
 */
class MainLine implements SgfHandler {
    private int emptyTrees;
    private int nodes;
    private boolean ended;
    private boolean variations;

    @Override
    public final void open() {
        emptyTrees++;
    }

    @Override
    public void node() {
        emptyTrees = 0;
        if (ended) {
            variations = true;
        } else {
            nodes++;
        }
    }

    @Override
    public final void close() {
        if (emptyTrees > 0) {
            emptyTrees--;
        } else {
            ended = true;
        }
    }

    /** Number of nodes on the main line so far. */
    final int nodes() {
        return nodes;
    }

    /** Whether the main line has ended. */
    final boolean ended() {
        return ended;
    }

    /** Whether there was a node outside the main line. */
    final boolean variations() {
        return variations;
    }
}
