package org.seichi.board;

/** Whether a move is legal apart from rulesets, or why not: occupation, simple ko, suicide. */
public enum Legality {
    /** Nothing forbids the move. */
    LEGAL,
    /** The point is not on the board or holds a stone. */
    OCCUPIED,
    /** The move retakes a ko at once. */
    KO,
    /** The move would fill the last liberty of its own chain of two stones or more, and capture nothing. */
    SUICIDE,
    /** The move would be a single stone without liberties, and capture nothing: it leaves the stones as they are. */
    SINGLE_SUICIDE
}
