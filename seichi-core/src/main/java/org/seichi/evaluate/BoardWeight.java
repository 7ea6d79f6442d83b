package org.seichi.evaluate;

/** What is fitted for the board as a whole. */
public enum BoardWeight {
    /** What the turn is worth on an empty board, in points; it shrinks with the share of the board that is empty. */
    TURN,
    /** What a group adds to the variance of the score, for each unit of its stones squared times chance of either fate. */
    GROUP_VARIANCE,
    /** What a point adds to the variance of the score, for each unit of one less its expectation squared. */
    POINT_VARIANCE,
    /** How much the judged lead is trusted: its variance is that of the groups and points, divided by this. */
    JUDGED,
    /** What the empty share of the board adds to that. */
    OPEN_JUDGED,
    /** How much the lead in the sampled games is trusted: its variance is that from game to game, divided by this. */
    SAMPLED,
    /** What the empty share of the board adds to that. */
    OPEN_SAMPLED
}
