package org.seichi.report;

import org.seichi.rules.HalfPoints;

/** A margin as Go players write a result. */
public final class Margin {
    private Margin() {}

    /** The result that a margin in half-points, Black positive, stands for: {@code "B+3.5"}, {@code "W+12"}, {@code "Draw"}. */
    public static String format(int margin) {
        if (margin == 0) {
            return "Draw";
        }
        return (margin > 0 ? "B+" : "W+") + HalfPoints.format(Math.abs(margin));
    }
}
