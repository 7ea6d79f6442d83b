package org.seichi.app.render;

import java.util.Locale;
import org.seichi.board.Color;
import org.seichi.board.Warning;

/** Small pieces of wording that several formats share. */
final class Sentences {
    private Sentences() {}

    /** A warning with its place in the record, if it has one. */
    static String warning(Warning warning) {
        String place = warning.line() > 0 ? " (line " + warning.line() + ", column " + warning.column() + ")" : "";
        return warning.message() + place;
    }

    /** {@code "Black"} or {@code "White"}. */
    static String player(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }

    /** The name of a constant for programs: {@code "judged"}. */
    static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
