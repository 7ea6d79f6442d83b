package org.seichi.cgt;

/** The outcome class of a game in which a player who cannot move loses. */
enum Winner {
    /** Left wins, whoever moves first: a positive game. */
    LEFT,
    /** Right wins, whoever moves first: a negative game. */
    RIGHT,
    /** The first player wins: a game that is confused with zero. */
    FIRST,
    /** The second player wins: a game equal to zero. */
    SECOND
}
