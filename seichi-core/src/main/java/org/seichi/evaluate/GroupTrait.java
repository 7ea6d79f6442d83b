package org.seichi.evaluate;

/** What is measured of a group to tell how likely it lives. Each is a number between about -1 and 2. */
public enum GroupTrait {
    /** 1 for every group. */
    EVERY,
    /** It has an eye. */
    ONE_EYE,
    /** It has two. */
    TWO_EYES,
    /** Places where it may get an eye: none 0, three or more 1. */
    HOPES,
    /** Points of territory: none 0, twelve or more 1. */
    TERRITORY,
    /** Enough territory to live in: seven points. */
    ROOM,
    /** The logarithm of its stones, in units of ten. */
    SIZE,
    /** The logarithm of its liberties, in units of ten. */
    LIBERTIES,
    /** Share of its stones in chains with one liberty. */
    ATARI,
    /** Share of its stones in chains with two liberties. */
    SHORT,
    /** Proven safe. */
    PROVEN,
    /** Share of its stones that can be captured whoever moves first. */
    LOST,
    /** Share of its stones that are captured if the opponent moves first. */
    WHO_MOVES,
    /** Its color's turn, if a part of it can be captured. */
    TURN,
    /** Half connections to other groups: none 0, three or more 1. */
    LINKS,
    /** Influence at its liberties within a few steps, positive for its own color. */
    NEAR_INFLUENCE,
    /** The same far around it. */
    FAR_INFLUENCE,
    /** Points within two steps of its liberties that lie under its influence: none 0, twenty or more 1. */
    SPACE,
    /** How likely the weakest group of the opponent that touches it is to die. */
    WEAK_NEIGHBOR,
    /** How likely the strongest group of the opponent that touches it is to live. */
    STRONG_NEIGHBOR,
    /** Its eyes and hopes together, if it touches an opponent's group that has none. */
    AHEAD_IN_RACE,
    /** Share of the board that is empty. */
    OPEN_BOARD,
    /** The product of {@link #OPEN_BOARD} and {@link #FAR_INFLUENCE}. */
    OPEN_INFLUENCE,
    /** Share of sampled games in which its stones stay, from -1 for none to 1 for all. */
    KEPT,
    /** Its third power: how sure the sample is. */
    KEPT_CUBED
}
