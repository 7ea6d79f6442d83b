package org.seichi.report;

import org.seichi.rules.HalfPoints;

/** Formats a margin as Go players write results. */
public final class Margin {
    private Margin() {}

    /** The result for a margin in half-points, positive if Black is ahead: {@code "B+3.5"}, {@code "W+12"}, {@code "Draw"}. */
    public static String format(int margin) {
        if (margin == 0) {
            return "Draw";
        }
        return (margin > 0 ? "B+" : "W+") + HalfPoints.format(Math.abs(margin));
    }
}
