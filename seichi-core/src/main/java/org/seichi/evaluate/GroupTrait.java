package org.seichi.evaluate;

/** What is measured of a group to judge how likely it lives. Each is a number between about -1 and 2. */
public enum GroupTrait {
    /** 1 for every group. */
    EVERY,
    /** 1 if it has an eye. */
    ONE_EYE,
    /** 1 if it has two eyes. */
    TWO_EYES,
    /** Eye spaces that have no eye yet: none 0, three or more 1. */
    HOPES,
    /** Points of territory: none 0, twelve or more 1. */
    TERRITORY,
    /** 1 if it has enough territory to live in: seven points. */
    ROOM,
    /** Base-10 logarithm of the number of its stones. */
    SIZE,
    /** Base-10 logarithm of the number of its liberties. */
    LIBERTIES,
    /** Share of its stones in chains with one liberty. */
    ATARI,
    /** Share of its stones in chains with two liberties. */
    SHORT,
    /** 1 if it is proven safe. */
    PROVEN,
    /** Share of its stones that the opponent captures whoever moves first. */
    LOST,
    /** Share of its stones that the opponent captures only if he moves first. */
    WHO_MOVES,
    /** 1 if its owner is to move and a part of it falls if the opponent moves first. */
    TURN,
    /** Half connections to other groups: none 0, three or more 1. */
    LINKS,
    /** Mean influence at its liberties by a random walk of a few steps, positive for its own color. */
    NEAR_INFLUENCE,
    /** The same with many steps. */
    FAR_INFLUENCE,
    /** Empty points within two steps of its liberties that lie under its influence: none 0, twenty or more 1. */
    SPACE,
    /** Probability of death of the weakest group of the opponent that touches it. */
    WEAK_NEIGHBOR,
    /** Probability of life of the strongest group of the opponent that touches it. */
    STRONG_NEIGHBOR,
    /** Its eyes and {@link #HOPES} together (none 0, three or more 1) if it touches a group of the opponent with none; else 0. */
    AHEAD_IN_RACE,
    /** Share of the board that is empty. */
    OPEN_BOARD,
    /** The product of {@link #OPEN_BOARD} and {@link #FAR_INFLUENCE}. */
    OPEN_INFLUENCE,
    /** Share of sampled games in which its stones survive, from -1 for none to 1 for all. */
    KEPT,
    /** The third power of that: only a clear sample counts. */
    KEPT_CUBED
}
