package org.seichi.zone;

/** Who may retake a ko at once when a claim is proven, because he has threats that are answered. */
public enum KoThreats {
    /** The opponent of the prover: he wins every ko. */
    OPPONENT,
    /** Neither: a ko is retaken only after a move elsewhere. So the opponent of who takes first has to find the first threat. */
    NOBODY,
    /** The prover: he wins every ko. */
    PROVER;

    /** Whether the player to move may be forbidden to retake, so that the point belongs to what a position shows. */
    boolean bind(boolean proverToMove) {
        return proverToMove ? this == NOBODY : this != OPPONENT;
    }
}
