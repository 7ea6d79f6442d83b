package org.seichi.safety.local;

/**
 * What the proof of a zone owes to a group around it, and what the group has elsewhere.
 *
 * @param demand what the proof owes it
 * @param eyes the sure liberties that it has elsewhere, as bits: the same bit for the same liberty
 */
public record Debt(Demand demand, long eyes) {
    /** Bits for two liberties that are not told apart from those of other groups. */
    private static final long ENOUGH = 3L << 62;

    private static final long ONE = 1L << 62;

    /** The maximum number of different liberties that can be told apart. */
    public static final int MOST_EYES = 62;

    /** Returns the debt to a group whose eyes elsewhere do not add to those of a group it is joined to. */
    public static Debt of(Demand demand) {
        return switch (demand) {
            case NOTHING -> new Debt(demand, ENOUGH);
            case LIBERTY -> new Debt(demand, ONE);
            case LIFE, SHARE -> new Debt(demand, 0);
        };
    }

    /**
     * Returns the debt of life that a group may share with others: if they are joined, their eyes count for all of them.
     *
     * @param eyes the sure liberties that the group has elsewhere
     */
    public static Debt share(long eyes) {
        return new Debt(Demand.SHARE, eyes);
    }

    /** Returns the demand in the zone: a group that shares but has no eyes elsewhere is owed life. */
    Demand inZone() {
        return demand == Demand.SHARE && eyes == 0 ? Demand.LIFE : demand;
    }
}
