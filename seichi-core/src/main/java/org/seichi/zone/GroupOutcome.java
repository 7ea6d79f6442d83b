package org.seichi.zone;

/** What becomes of a group whatever its opponent, or its owner, does, although that one wins every ko. */
public enum GroupOutcome {
    /** The owner brings it to life. */
    LIVES,
    /** The opponent takes it. */
    TAKEN,
    /** Neither is proven: it may hang on a ko, be a seki, or be too hard for the budget. */
    UNKNOWN
}
