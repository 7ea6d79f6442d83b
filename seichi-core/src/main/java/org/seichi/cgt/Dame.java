package org.seichi.cgt;

/** The values of a neutral point that a player can occupy, but not make into territory. */
public final class Dame {
    private Dame() {}

    /** Where territory is counted, a dame is a move without points: {0|0}. */
    public static Value underTerritory(Values values) {
        return values.star();
    }

    /** Where area is counted, a dame is a point for who takes it: {1|-1}. */
    public static Value underArea(Values values) {
        return values.game(values.integer(1), values.integer(-1));
    }
}
