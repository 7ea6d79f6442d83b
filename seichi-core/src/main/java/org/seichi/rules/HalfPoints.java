package org.seichi.rules;

import java.util.OptionalInt;
import org.seichi.text.Characters;

/** Reads and writes half-points as decimal numbers of points. */
public final class HalfPoints {
    private static final int MOST_DIGITS = 3;

    private HalfPoints() {}

    /**
     * The half-points of a number in plain notation: up to three digits, optionally with a fraction of zero or one half ("6",
     * "6.5", "6.50"). Empty for any other notation, which may still be a valid number.
     */
    static OptionalInt parsePlain(String text) {
        int points = 0;
        int end = 0;
        while (end < text.length() && end < MOST_DIGITS && Characters.isDigit(text.charAt(end))) {
            points = 10 * points + text.charAt(end++) - '0';
        }
        if (end == 0) {
            return OptionalInt.empty();
        }
        return switch (text.substring(end)) {
            case "", ".0", ".00" -> OptionalInt.of(2 * points);
            case ".5", ".50" -> OptionalInt.of(2 * points + 1);
            default -> OptionalInt.empty();
        };
    }

    /** The half-points of a decimal number of points, with or without sign; empty if it is no number or no multiple of one half. */
    public static OptionalInt parse(String number) {
        boolean negative = number.startsWith("-");
        String digits = negative || number.startsWith("+") ? number.substring(1) : number;
        boolean isNumber = digits.chars().allMatch(letter -> letter == '.' || Characters.isDigit((char) letter))
                && digits.indexOf('.') == digits.lastIndexOf('.')
                && digits.chars().anyMatch(letter -> letter != '.');
        try {
            int halves = isNumber ? Ratio.decimal(digits).times(2) : 0;
            return isNumber ? OptionalInt.of(negative ? -halves : halves) : OptionalInt.empty();
        } catch (ArithmeticException noHalves) {
            return OptionalInt.empty();
        }
    }

    /** Formats half-points as points, without a zero fraction: 13 is "6.5", 12 is "6", -1 is "-0.5". */
    public static String format(int halfPoints) {
        String sign = halfPoints < 0 ? "-" : "";
        int halves = Math.abs(halfPoints);
        return sign + halves / 2 + (halves % 2 == 0 ? "" : ".5");
    }
}
