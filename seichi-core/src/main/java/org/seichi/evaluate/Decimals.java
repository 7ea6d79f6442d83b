package org.seichi.evaluate;

/** Decimal numbers in tables: digits with a point at most, as tables need them and no more. */
public final class Decimals {
    /** A whole number below this and a power of ten up to this are exact, and so their ratio is rounded once. */
    private static final int MOST_DIGITS = 15;

    private Decimals() {}

    /**
     * The number nearest to what is written.
     *
     * @throws NumberFormatException if it is not a number, or has more than 15 digits
     */
    public static double parse(String text) {
        boolean negative = text.startsWith("-");
        long digits = 0;
        long scale = 0;
        int count = 0;
        for (int i = negative ? 1 : 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter >= '0' && letter <= '9' && count < MOST_DIGITS) {
                digits = 10 * digits + letter - '0';
                scale *= 10;
                count++;
            } else if (letter == '.' && scale == 0) {
                scale = 1;
            } else {
                throw new NumberFormatException(text);
            }
        }
        if (count == 0) {
            throw new NumberFormatException(text);
        }
        double size = (double) digits / Math.max(scale, 1);
        return negative ? -size : size;
    }
}
