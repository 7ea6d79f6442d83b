package org.seichi.board;

/** What stands against a move before any ruleset is asked: occupation, simple ko, suicide. */
public enum Legality {
    /** Nothing. */
    LEGAL,
    /** The point is not on the board or holds a stone. */
    OCCUPIED,
    /** The move retakes a ko at once. */
    KO,
    /** The move would take the last liberty of its own chain of two stones or more, and capture nothing. */
    SUICIDE,
    /** The move would be a single stone without liberty, and capture nothing: it leaves the stones as they are. */
    SINGLE_SUICIDE
}
