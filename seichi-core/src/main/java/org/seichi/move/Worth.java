package org.seichi.move;

/**
 * The rough value of a move in points for the player who makes it (Yen, section 4).
 *
 * @param min what it gains if it fails; negative if it loses something then
 * @param max what it gains if it succeeds
 */
public record Worth(double min, double max) {
    /** Nothing. */
    public static final Worth NONE = new Worth(0, 0);

    /**
     * Checks the order.
     *
     * @throws IllegalArgumentException if the smaller value is the greater one
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

    /** Both values together. */
    public Worth plus(Worth other) {
        return new Worth(min + other.min, max + other.max);
    }

    /** The middle. */
    public double middle() {
        return (min + max) / 2;
    }
}
