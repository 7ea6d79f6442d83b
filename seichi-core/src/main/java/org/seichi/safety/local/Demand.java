package org.seichi.safety.local;

/** What the proof of a zone owes to a group of stones around it. */
public enum Demand {
    /** Nothing: the group has two sure liberties elsewhere. */
    NOTHING,
    /**
     * A liberty in the zone whenever the opponent is to move, or to be joined to a group that is owed nothing: the group has another
     * sure liberty elsewhere.
     */
    LIBERTY,
    /** That it is not captured, though it may have no liberty elsewhere. */
    LIFE,
    /** That it becomes part of a block with two sure liberties, of those that its groups have elsewhere and those in the zone. */
    SHARE;

    /** Number of sure liberties that the group has elsewhere. */
    public int liberties() {
        return switch (this) {
            case NOTHING -> 2;
            case LIBERTY -> 1;
            case LIFE, SHARE -> 0;
        };
    }
}
