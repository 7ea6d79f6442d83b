package org.seichi.method.reading;

/** The parts of the reading method that can be left out to measure their contributions. */
enum ReadingPart {
    /** Proofs of life and territory, applied before anything is judged. */
    PROOFS,
    /** The comparison of shape verdicts with sampled games, and all that is derived from them. */
    LIFE,
    /** The search for sekis among stones that seem dead. */
    SEKI,
    /** The playing out of the ending; without it, the fills that the shape judge finds are used. */
    ENDING,
    /** Sampled games in wide territories when nothing else of the ending is left to play. */
    INVASIONS
}
