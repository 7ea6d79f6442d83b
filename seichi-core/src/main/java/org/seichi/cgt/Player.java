package org.seichi.cgt;

/** The two players. Positive values are good for Left. */
public enum Player {
    /** The player who prefers positive values; Black in Go. */
    LEFT,
    /** The player who prefers negative values; White in Go. */
    RIGHT;

    /** The other player. */
    public Player opponent() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
