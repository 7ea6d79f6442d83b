package org.seichi.cgt;

/** The value of a neutral point that a player can occupy, but not make into territory. */
public final class Dame {
    private Dame() {}

    /** Where territory is counted, a dame is a move without points: {0|0}. */
    public static Value underTerritory(Values values) {
        return values.star();
    }
}
