package org.seichi.cgt;

/** The outcome class of a game in which who cannot move loses. */
enum Winner {
    /** Left wins, whoever moves first: a positive game. */
    LEFT,
    /** Right wins, whoever moves first: a negative game. */
    RIGHT,
    /** Who moves first wins: a game that is confused with zero. */
    FIRST,
    /** Who moves second wins: a game equal to zero. */
    SECOND
}
