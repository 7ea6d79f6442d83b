package org.seichi.method.reading;

/** The parts of the method that can be left out, to measure what each contributes. */
enum ReadingPart {
    /** Proofs, used before anything is judged. */
    PROOFS,
    /** The comparison of life with sampled games, and what follows from it. */
    LIFE,
    /** Sekis found by search among stones that seem dead. */
    SEKI,
    /** The ending played out; without it, the ending of the method below is used. */
    ENDING,
    /** Games in wide territories when nothing else of the ending is left to play. */
    INVASIONS
}
