package org.seichi.score;

/** The life-and-death status of a chain when the game is counted. */
public enum Status {
    /** Stays on the board. */
    ALIVE,
    /** Is removed before counting. */
    DEAD,
    /** Stays on the board, can neither capture nor be captured; whether its eyes count depends on the ruleset. */
    SEKI,
    /** Lives or dies depending on who moves first: the game was not over there. Stays on the board for the count. */
    UNSETTLED
}
