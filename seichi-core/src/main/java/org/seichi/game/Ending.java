package org.seichi.game;

/** How a record ends. */
public enum Ending {
    /** With two passes in a row: the players agreed that the position is to be counted as it stands. */
    TWO_PASSES,
    /** Without: dame and protective moves may be left to play. */
    STOPPED,
    /** Without a single move: a position set up to be counted as it stands. */
    SET_UP
}
