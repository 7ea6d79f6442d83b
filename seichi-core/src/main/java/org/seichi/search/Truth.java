package org.seichi.search;

/** Whether a claim is proven, disproven or undecided. */
public enum Truth {
    /** It holds, whatever the opponent does. */
    PROVEN,
    /** It fails, whatever the prover does. */
    DISPROVEN,
    /** Not decided. */
    UNKNOWN
}
