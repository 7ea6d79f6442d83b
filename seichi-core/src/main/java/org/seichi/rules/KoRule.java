package org.seichi.rules;

/** Which repetitions of a position are forbidden. */
public enum KoRule {
    /** Retaking a ko at once. */
    SIMPLE,
    /** Any earlier position. */
    POSITIONAL_SUPERKO,
    /** Any earlier position with the same player to move. */
    SITUATIONAL_SUPERKO
}
