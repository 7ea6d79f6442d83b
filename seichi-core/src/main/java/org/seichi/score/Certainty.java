package org.seichi.score;

/** How a verdict was found, from the strongest ground to the weakest; a person's mark stands apart. */
public enum Certainty {
    /** Follows from rules or search without gaps; never wrong. */
    PROVEN,
    /** Found by a search that made plausible restrictions. */
    SEARCHED,
    /** Judged from shape and counts. */
    JUDGED,
    /** Set by a person. */
    MARKED
}
