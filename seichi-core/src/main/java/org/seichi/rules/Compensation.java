package org.seichi.rules;

/** What White receives for Black's handicap stones. */
public enum Compensation {
    /** Nothing. */
    NONE,
    /** A point for each stone. */
    EACH_STONE,
    /** A point for each stone but the first. */
    EACH_BUT_FIRST;

    /** The compensation in half-points for a number of handicap stones; 0 or 1 stone is no handicap. */
    public int halfPoints(int handicap) {
        if (handicap < 2) {
            return 0;
        }
        return switch (this) {
            case NONE -> 0;
            case EACH_STONE -> 2 * handicap;
            case EACH_BUT_FIRST -> 2 * (handicap - 1);
        };
    }
}
