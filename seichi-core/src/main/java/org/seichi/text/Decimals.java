package org.seichi.text;

/** Parses decimal numbers of tables. */
final class Decimals {
    /** Number of digits up to which a double represents integers and powers of ten exactly. */
    private static final int MOST_DIGITS = 15;

    private static final double TEN = 10;

    private Decimals() {}

    /**
     * Parses a decimal number with an optional minus sign and decimal point: "-0.25". The result is that of
     * {@link Double#parseDouble}, which would add tables of its own to the engine for web pages.
     *
     * @throws NumberFormatException if the text has another form or more than 15 digits
     */
    static double parse(String text) {
        Cursor cursor = new Cursor(text, 0);
        boolean negative = cursor.skip("-");
        int start = cursor.at();
        int whole = cursor.skipDigits();
        int behindPoint = cursor.skip(".") ? cursor.skipDigits() : 0;
        if (whole == 0 || whole + behindPoint > MOST_DIGITS || !cursor.atEnd()) {
            throw new NumberFormatException("\"" + text + "\" is not a number");
        }
        long digits = Long.parseLong(cursor.since(start).replace(".", ""));
        double scale = 1;
        for (int i = 0; i < behindPoint; i++) {
            scale *= TEN;
        }
        return (negative ? -digits : digits) / scale;
    }
}
