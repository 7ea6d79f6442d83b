package org.seichi.method.reading;

/** The parts of the method that can be left out, to see what each is worth. */
enum ReadingPart {
    /** What is proven, taken over before anything is judged. */
    PROOFS,
    /** Life held against sampled play, and what follows from it. */
    LIFE,
    /** Sekis found by search among stones that seem dead. */
    SEKI,
    /** The ending played out; without it the one of the method below is taken. */
    ENDING,
    /** Games played in wide territories when nothing else is left of the ending. */
    INVASIONS
}
