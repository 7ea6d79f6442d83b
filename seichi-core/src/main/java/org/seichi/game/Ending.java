package org.seichi.game;

/** How a record ends. */
public enum Ending {
    /** With two passes in a row: the players agreed that the position is to be counted as it stands. */
    TWO_PASSES,
    /** Without two passes in a row: dame and protective moves may be left to play. */
    STOPPED,
    /** Without any move or pass: a position set up to be counted as it stands. */
    SET_UP
}
