package org.seichi.rules;

/** Which repetitions of positions are forbidden. */
public enum KoRule {
    /** Only retaking a ko at once. */
    SIMPLE,
    /** Any earlier position, whoever moves next. */
    POSITIONAL_SUPERKO,
    /** Any earlier position with the same player to move, whether it came from a stone or from a pass. */
    SITUATIONAL_SUPERKO
}
