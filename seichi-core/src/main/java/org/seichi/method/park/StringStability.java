package org.seichi.method.park;

/**
 * Looks up the stability of a string, from {@value #ALIVE} (certainly alive) to {@value #DEAD} (certainly dead), in tables
 * (Carta, section 2, item 3). Park's table is lost; {@code makings.tsv} and {@code stability.tsv} are a reconstruction and say
 * how they were made.
 */
final class StringStability {
    /** Certainly alive. */
    static final int ALIVE = 100;
    /** Certainly dead. */
    static final int DEAD = 508;

    /** Strings of this stability or more are removed. */
    private static final int REMOVED_FROM = 400;

    private final DecisionTable makings;
    private final DecisionTable stability;

    /** Reads the tables. */
    StringStability() {
        this.makings = DecisionTable.read("makings.tsv");
        this.stability = DecisionTable.read("stability.tsv");
    }

    /** The stability of a string with the given properties. */
    int of(Properties properties) {
        int grade = makings.decide(properties.eyes(), properties.specialEyes(), properties.eyelikes());
        return stability.decide(
                grade, properties.territory(), properties.safe(), properties.connections(), properties.extensions());
    }

    /** Whether strings of this stability stay on the board. */
    static boolean stays(int stability) {
        return stability < REMOVED_FROM;
    }
}
