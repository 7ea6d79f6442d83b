package org.seichi.record;

/**
 * Tells the main line from variations without building a tree. The main line always takes the first variation, so it is
 * everything before the first closing parenthesis. (Trees without nodes are ignored.)
 */
final class MainLine {
    private int emptyTrees;
    private int nodes;
    private boolean ended;
    private boolean variations;

    /** A tree begins. */
    void open() {
        emptyTrees++;
    }

    /** A node begins. */
    void node() {
        emptyTrees = 0;
        if (ended) {
            variations = true;
        } else {
            nodes++;
        }
    }

    /** A tree ends. */
    void close() {
        if (emptyTrees > 0) {
            emptyTrees--;
        } else {
            ended = true;
        }
    }

    /** Number of nodes on the main line so far. */
    int nodes() {
        return nodes;
    }

    /** Whether the main line has ended. */
    boolean ended() {
        return ended;
    }

    /** Whether there was a node outside the main line. */
    boolean variations() {
        return variations;
    }
}
