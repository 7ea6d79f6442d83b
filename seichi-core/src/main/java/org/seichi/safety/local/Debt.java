package org.seichi.safety.local;

/**
 * What is owed to a group around a zone, and what it has elsewhere.
 *
 * @param demand what the proof owes it
 * @param eyes the sure liberties that it has elsewhere, as bits: the same bit for the same liberty
 */
public record Debt(Demand demand, long eyes) {
    /** Bits that name no eye. */
    private static final long ENOUGH = 3L << 62;

    private static final long ONE = 1L << 62;

    /** The number of different eyes that can be distinguished. */
    public static final int MOST_EYES = 62;

    /** What is owed to a group that brings no eyes along when it is joined with another one. */
    public static Debt of(Demand demand) {
        return switch (demand) {
            case NOTHING -> new Debt(demand, ENOUGH);
            case LIBERTY -> new Debt(demand, ONE);
            case LIFE, SHARE -> new Debt(demand, 0);
        };
    }

    /**
     * Life that a group may share with others: if they are joined, their eyes count for all of them.
     *
     * @param eyes the sure liberties that the group has elsewhere
     */
    public static Debt share(long eyes) {
        return new Debt(Demand.SHARE, eyes);
    }

    /** The demand in the zone: who brings nothing along is owed life as if nothing were shared. */
    Demand inZone() {
        return demand == Demand.SHARE && eyes == 0 ? Demand.LIFE : demand;
    }
}
