package org.seichi.cgt;

/** The two players. Positive values are good for Left. */
public enum Player {
    /** Who likes positive values; Black in Go. */
    LEFT,
    /** Who likes negative values; White in Go. */
    RIGHT;

    /** The other player. */
    public Player opponent() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
