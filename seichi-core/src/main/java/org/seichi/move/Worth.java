package org.seichi.move;

/**
 * The rough value of a move in points for the player who makes it (Yen, section 4).
 *
 * @param min what it gains if it fails; negative if it loses something then
 * @param max what it gains if it succeeds
 */
public record Worth(double min, double max) {
    /** The worth of a move that gains nothing. */
    public static final Worth NONE = new Worth(0, 0);

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if {@code min} is greater than {@code max}
     */
    public Worth {
        if (min > max) {
            throw new IllegalArgumentException("the smaller value is the greater one");
        }
    }

    /** A value that is sure. */
    public static Worth sure(double points) {
        return new Worth(points, points);
    }

    /** The sum of two values, each bound by itself. */
    public Worth plus(Worth other) {
        return new Worth(min + other.min, max + other.max);
    }

    /** The middle of the range. */
    public double middle() {
        return (min + max) / 2;
    }
}
