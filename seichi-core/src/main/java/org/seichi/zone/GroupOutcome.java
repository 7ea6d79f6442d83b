package org.seichi.zone;

/** What is proven about the life of a group. */
public enum GroupOutcome {
    /** The owner makes it live although the opponent wins every ko, or the opponent can only repeat positions. */
    LIVES,
    /** The opponent captures it although the owner wins every ko. */
    TAKEN,
    /** The owner makes it live if he wins every ko, and the opponent captures it if the opponent wins every ko. */
    KO,
    /** It does not get two eyes and is not captured, whoever wins the kos: neither player gains by playing on. */
    SEKI,
    /** Nothing is proven: too hard for the budget, or a seki in an area that is not closed, where none is looked for. */
    UNKNOWN
}
