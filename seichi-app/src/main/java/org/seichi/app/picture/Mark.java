package org.seichi.app.picture;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * A sign on a point.
 *
 * @param point the point
 * @param sign the sign
 * @param text text of the sign, if it is a label; else empty
 * @param weight strength of the sign from 0 to 1, if it is a shade; else 1
 */
public record Mark(int point, Sign sign, String text, double weight) {
    /** A sign without text, at full strength. */
    public static Mark of(int point, Sign sign) {
        return new Mark(point, sign, "", 1);
    }

    /** Adds a sign, without text and at full strength, on each of some points. */
    public static void add(PointSet points, Sign sign, List<Mark> marks) {
        points.forEach(point -> marks.add(of(point, sign)));
    }

    /** A sign with a text of a few characters. */
    public static Mark label(int point, Sign sign, String text) {
        return new Mark(point, sign, text, 1);
    }

    /** A sign with a strength from 0 to 1. */
    public static Mark shade(int point, Sign sign, double weight) {
        return new Mark(point, sign, "", weight);
    }
}
