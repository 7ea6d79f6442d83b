package org.seichi.zone;

/** Who may retake a ko at once in the proof of a claim, as if he had any number of ko threats. */
public enum KoThreats {
    /** The opponent of the prover: he wins every ko. */
    OPPONENT,
    /** Neither: a ko is retaken only after a move elsewhere, so whoever takes second has to find the first threat. */
    NOBODY,
    /** The prover: he wins every ko. */
    PROVER;

    /** Whether a ko ban on the player to move counts, so that the banned point is part of the position. */
    boolean bind(boolean proverToMove) {
        return proverToMove ? this == NOBODY : this != OPPONENT;
    }
}
