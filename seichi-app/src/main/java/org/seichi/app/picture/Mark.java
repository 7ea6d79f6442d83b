package org.seichi.app.picture;

/**
 * A sign on a point.
 *
 * @param point the point
 * @param sign the sign
 * @param text what is written there, by signs that are labels
 * @param weight how strong the sign is, from 0 to 1, for signs that differ in strength
 */
public record Mark(int point, Sign sign, String text, double weight) {
    /** A plain sign. */
    public static Mark of(int point, Sign sign) {
        return new Mark(point, sign, "", 1);
    }

    /** A word of a few characters. */
    public static Mark label(int point, Sign sign, String text) {
        return new Mark(point, sign, text, 1);
    }

    /** A sign of some strength. */
    public static Mark shade(int point, Sign sign, double weight) {
        return new Mark(point, sign, "", weight);
    }
}
