package org.seichi.search;

/** What is known of a claim. */
public enum Truth {
    /** It holds, whatever the opponent does. */
    PROVEN,
    /** It does not hold, whatever the one who claims it does. */
    DISPROVEN,
    /** Not decided. */
    UNKNOWN
}
