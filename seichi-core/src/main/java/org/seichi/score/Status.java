package org.seichi.score;

/** What becomes of a chain when the game is counted. */
public enum Status {
    /** Stays on the board. */
    ALIVE,
    /** Is taken off before counting. */
    DEAD,
    /** Stays on the board without being able to capture or be captured; see the ruleset for what its eyes are worth. */
    SEKI,
    /** Lives or dies depending on who moves first: the game was not over there. Counted as standing. */
    UNSETTLED
}
