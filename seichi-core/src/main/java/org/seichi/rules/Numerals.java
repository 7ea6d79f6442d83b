package org.seichi.rules;

import java.util.Optional;
import org.seichi.text.Cursor;

/** Reads numbers in free text, in digits and in Chinese numerals. */
final class Numerals {
    private static final String CHINESE = "〇零一二两三四五六七八九十百";
    private static final String OVER = "分之";

    private Numerals() {}

    /**
     * Reads a whole or decimal number at a cursor and moves the cursor past it.
     *
     * @throws ArithmeticException if it is too large
     */
    static Optional<Ratio> whole(Cursor cursor) {
        int start = cursor.at();
        if (cursor.skipAll(CHINESE) > 0) {
            return Optional.of(chinese(cursor.since(start)));
        }
        cursor.skipDigits();
        int behind = cursor.at();
        if (cursor.skipAny(".,", 1) == 0 || cursor.skipDigits() == 0) {
            cursor.to(behind);
        }
        return cursor.at() == start ? Optional.empty() : Optional.of(Ratio.decimal(cursor.since(start)));
    }

    /**
     * Reads a fraction or the word "half" at a cursor and moves the cursor past it.
     *
     * @throws ArithmeticException if the denominator is zero or a number is too large
     */
    static Optional<Ratio> fraction(Cursor cursor) {
        int start = cursor.at();
        if (cursor.skipOneOf("半", "반")) {
            return Optional.of(Ratio.of(1).dividedBy(Ratio.of(2)));
        }
        Optional<Ratio> fraction =
                cursor.skipAll(CHINESE) > 0 ? chineseFraction(cursor, start) : slashed(cursor, start);
        if (fraction.isEmpty()) {
            cursor.to(start);
        }
        return fraction;
    }

    /** Reads the rest of a fraction after its denominator: 四分之三 is three quarters. */
    private static Optional<Ratio> chineseFraction(Cursor cursor, int start) {
        String under = cursor.since(start);
        boolean isFraction = cursor.skip(OVER);
        int middle = cursor.at();
        return isFraction && cursor.skipAll(CHINESE) > 0
                ? Optional.of(chinese(cursor.since(middle)).dividedBy(chinese(under)))
                : Optional.empty();
    }

    private static Optional<Ratio> slashed(Cursor cursor, int start) {
        boolean isFraction = cursor.skipDigits() > 0;
        String over = cursor.since(start);
        cursor.skipSpaces();
        isFraction &= cursor.skip("/");
        cursor.skipSpaces();
        int under = cursor.at();
        return isFraction && cursor.skipDigits() > 0
                ? Optional.of(Ratio.decimal(over).dividedBy(Ratio.decimal(cursor.since(under))))
                : Optional.empty();
    }

    private static Ratio chinese(String text) {
        int sum = 0;
        int digit = 0;
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '百', '十' -> {
                    sum += Math.max(digit, 1) * (text.charAt(i) == '百' ? 100 : 10);
                    digit = 0;
                }
                case '两' -> digit = 2;
                case '零' -> digit = 0;
                default -> digit = "〇一二三四五六七八九".indexOf(text.charAt(i));
            }
        }
        return Ratio.of(sum + digit);
    }
}
