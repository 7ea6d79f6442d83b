package org.seichi.rules;

/** Shows half-points to people. */
public final class HalfPoints {
    private HalfPoints() {}

    /** The number of points in decimals, without a needless fraction: 13 is "6.5", 12 is "6", -1 is "-0.5". */
    public static String format(int halfPoints) {
        String sign = halfPoints < 0 ? "-" : "";
        int halves = Math.abs(halfPoints);
        return sign + halves / 2 + (halves % 2 == 0 ? "" : ".5");
    }
}
