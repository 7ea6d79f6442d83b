package org.seichi.evaluate;

/** What is fitted for the board as a whole. */
public enum BoardWeight {
    /** What the turn is worth on an empty board, in points; it shrinks with the share of the board that is empty. */
    TURN,
    /** What a group adds to the variance of the score, for each unit of its stones squared times chance of either fate. */
    GROUP_VARIANCE,
    /** What a point adds to the variance of the score, for each unit of one less its expectation squared. */
    POINT_VARIANCE,
    /** The logarithm of the odds to win, for each unit of that of the share of sampled games that are won. */
    SAMPLED,
    /** The same for each unit of its product with the share of the board that is empty. */
    OPEN_SAMPLED
}
