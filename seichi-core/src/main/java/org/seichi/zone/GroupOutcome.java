package org.seichi.zone;

/** What becomes of a group whatever its opponent, or its owner, does. */
public enum GroupOutcome {
    /** The owner brings it to life although the opponent wins every ko, or the opponent can only go round in circles. */
    LIVES,
    /** The opponent takes it although the owner wins every ko. */
    TAKEN,
    /** The owner brings it to life if he wins every ko, and the opponent takes it if he does. */
    KO,
    /** It gets no two eyes, and it is not taken, whoever wins every ko: neither gains by playing on. */
    SEKI,
    /** Nothing is proven: too hard for the budget, or one of the two above in an area that is not closed. */
    UNKNOWN
}
