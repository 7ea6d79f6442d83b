package org.seichi.score;

/** How a verdict was found, from the strongest evidence to the weakest; a person's mark is outside this order. */
public enum Certainty {
    /** Proven by exact rules or by a complete search; never wrong. */
    PROVEN,
    /** Found by a search that considered only plausible moves. */
    SEARCHED,
    /** Judged without proof or search, for example from shape. */
    JUDGED,
    /** Set by a person. */
    MARKED
}
