package org.seichi.rules;

/** How many points White receives for Black's handicap stones. */
public enum Compensation {
    /** Nothing. */
    NONE,
    /** One point for each stone. */
    EACH_STONE,
    /** One point for each stone but the first. */
    EACH_BUT_FIRST;

    /** The compensation in half-points for a number of handicap stones; fewer than two stones are no handicap. */
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
