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

    private static final DecisionTable MAKINGS = DecisionTable.read("makings.tsv");
    private static final DecisionTable STABILITY = DecisionTable.read("stability.tsv");

    private StringStability() {}

    /** The stability of a string with the given properties. */
    static int of(Properties properties) {
        int grade = MAKINGS.decide(properties.eyes(), properties.specialEyes(), properties.eyelikes());
        return STABILITY.decide(
                grade, properties.territory(), properties.safe(), properties.connections(), properties.extensions());
    }

    /** Whether strings of this stability stay on the board. */
    static boolean stays(int stability) {
        return stability < REMOVED_FROM;
    }
}
