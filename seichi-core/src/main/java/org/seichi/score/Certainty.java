package org.seichi.score;

/** How a verdict was found, from the strongest grounds to the weakest; a person's mark is a class of its own. */
public enum Certainty {
    /** Follows from rules or search without gaps; never wrong. */
    PROVEN,
    /** Found by a search that looked only at plausible moves. */
    SEARCHED,
    /** Judged from shape and counts. */
    JUDGED,
    /** Set by a person. */
    MARKED
}
