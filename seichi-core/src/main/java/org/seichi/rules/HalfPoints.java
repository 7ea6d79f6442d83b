package org.seichi.rules;

import java.util.OptionalInt;
import org.seichi.text.Characters;

/** Half-points as people write them. */
public final class HalfPoints {
    private static final int MOST_DIGITS = 3;

    private HalfPoints() {}

    /**
     * The half-points of a number written plainly: up to three digits, and behind the point nothing or a half ("6", "6.5",
     * "6.50"). Nothing if it is written in any other way, which does not mean that it is none.
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

    /** The half-points of a number in digits, with a sign and a point or not; nothing if it is none, or is no half-points. */
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

    /** The number of points in decimals, without a needless fraction: 13 is "6.5", 12 is "6", -1 is "-0.5". */
    public static String format(int halfPoints) {
        String sign = halfPoints < 0 ? "-" : "";
        int halves = Math.abs(halfPoints);
        return sign + halves / 2 + (halves % 2 == 0 ? "" : ".5");
    }
}
