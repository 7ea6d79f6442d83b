package org.seichi.record;

/**
 * Tells the main line from variations without keeping a tree. The main line always takes the first variation; therefore
 * it is all that stands before the first closing bracket. (A tree without nodes does not count.)
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

    /** Whether the main line has come to its end. */
    boolean ended() {
        return ended;
    }

    /** Whether there was a node beside the main line. */
    boolean variations() {
        return variations;
    }
}
