package org.seichi.evaluate;

/** What reading says about the capture of a chain. */
public enum Peril {
    /** No attack was found. */
    NONE,
    /** The opponent captures it by moving first, its owner saves it by moving first. */
    WHO_MOVES,
    /** The opponent captures it although its owner moves first. */
    LOST
}
