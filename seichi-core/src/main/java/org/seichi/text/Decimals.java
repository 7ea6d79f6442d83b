package org.seichi.text;

/** Numbers as tables write them. */
public final class Decimals {
    /** So many digits and so many powers of ten are exact. */
    private static final int MOST_DIGITS = 15;

    private static final double TEN = 10;

    private Decimals() {}

    /**
     * The number that digits stand for, with a sign and a point among them or not: "-0.25". It is the one that
     * {@link Double#parseDouble} gives, which would bring tables of its own into the engine for pages.
     *
     * @throws NumberFormatException if it is written in any other way, or with more than 15 digits
     */
    public static double parse(String text) {
        Cursor cursor = new Cursor(text, 0);
        boolean negative = cursor.skip("-");
        int start = cursor.at();
        int whole = cursor.skipDigits();
        int behindPoint = cursor.skip(".") ? cursor.skipDigits() : 0;
        if (whole == 0 || whole + behindPoint > MOST_DIGITS || !cursor.atEnd()) {
            throw new NumberFormatException("\"" + text + "\" is no number");
        }
        long digits = Long.parseLong(cursor.since(start).replace(".", ""));
        double scale = 1;
        for (int i = 0; i < behindPoint; i++) {
            scale *= TEN;
        }
        return (negative ? -digits : digits) / scale;
    }
}
