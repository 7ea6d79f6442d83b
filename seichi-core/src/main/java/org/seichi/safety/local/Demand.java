package org.seichi.safety.local;

/** What the proof of a zone owes to a group of stones around it. */
public enum Demand {
    /** Nothing: the group has two sure liberties elsewhere. */
    NOTHING,
    /**
     * A liberty in the zone whenever the opponent is to move, or a connection to a group that is owed nothing: the group has one
     * sure liberty elsewhere.
     */
    LIBERTY,
    /** Life: it is not captured, even if it has no liberty elsewhere. */
    LIFE,
    /** It becomes part of a block with two sure liberties, counting those that its groups have elsewhere and those in the zone. */
    SHARE;

    /** Returns the number of sure liberties that the group has elsewhere. */
    public int liberties() {
        return switch (this) {
            case NOTHING -> 2;
            case LIBERTY -> 1;
            case LIFE, SHARE -> 0;
        };
    }
}
