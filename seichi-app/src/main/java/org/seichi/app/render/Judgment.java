package org.seichi.app.render;

import java.util.Locale;
import org.seichi.evaluate.Estimate;

/** Formats the numbers of an estimate. */
public final class Judgment {
    private Judgment() {}

    /** A lead in points, rounded to a tenth: {@code "B+3.5"}, {@code "even"}. */
    public static String lead(double points) {
        long tenths = Math.round(10 * points);
        if (tenths == 0) {
            return "even";
        }
        return String.format(Locale.ROOT, "%s+%.1f", tenths > 0 ? "B" : "W", Math.abs(tenths) / 10.0);
    }

    /** A number with its sign, rounded to a tenth: {@code "+3.5"}. */
    public static String signed(double points) {
        return String.format(Locale.ROOT, "%+.1f", points);
    }

    /** The interval around an estimate, in a sentence. */
    public static String interval(Estimate estimate) {
        return "In four of five such games the result lies between " + lead(estimate.low()) + " and "
                + lead(estimate.high()) + ".";
    }

    /** The probability that each player wins: {@code "Black wins with 70 %, White with 30 %"}. */
    public static String chance(Estimate estimate) {
        long percent = Math.round(100 * estimate.chance());
        return "Black wins with " + percent + " %, White with " + (100 - percent) + " %";
    }
}
