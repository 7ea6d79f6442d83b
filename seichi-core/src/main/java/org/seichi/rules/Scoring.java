package org.seichi.rules;

/** What is counted at the end of a game. */
public enum Scoring {
    /** Surrounded points and prisoners. */
    TERRITORY,
    /** Surrounded points and living stones. */
    AREA
}
