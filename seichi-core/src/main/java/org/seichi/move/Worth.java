package org.seichi.move;

import java.util.Comparator;

/**
 * The rough value of a move in points for the player who makes it (Yen, section 4). The greater value is the one that gains more if it
 * succeeds.
 *
 * <p>Values are rounded to a billionth of a point, so that the order in which they are summed up does not matter.
 *
 * @param min what it gains if it fails; negative if it loses something then
 * @param max what it gains if it succeeds
 */
public record Worth(double min, double max) implements Comparable<Worth> {
    /** The worth of a move that gains nothing. */
    public static final Worth NONE = new Worth(0, 0);

    private static final Comparator<Worth> ORDER =
            Comparator.comparingDouble(Worth::max).thenComparingDouble(Worth::min);

    private static final double BILLION = 1e9;

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if {@code min} is greater than {@code max}
     */
    public Worth {
        if (min > max) {
            throw new IllegalArgumentException("the smaller value is the greater one");
        }
        min = rounded(min);
        max = rounded(max);
    }

    private static double rounded(double points) {
        return StrictMath.rint(BILLION * points) / BILLION;
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

    @Override
    public int compareTo(Worth other) {
        return ORDER.compare(this, other);
    }
}
