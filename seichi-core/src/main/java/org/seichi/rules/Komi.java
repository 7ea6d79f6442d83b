package org.seichi.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.text.Cursor;

/**
 * A komi as stated in a record.
 *
 * @param halfPoints komi in half-points
 * @param zi whether it was written in zi, as Chinese records do
 */
public record Komi(int halfPoints, boolean zi) {
    /** No komi. */
    public static final Komi NONE = new Komi(0, false);

    /** Number from which a komi without a decimal point is in hundredths, as some servers write it. */
    private static final int HUNDREDTHS_FROM = 100;

    private static final Words WITHOUT = new Words("none", "no", "nil", "zero", "without", "なし", "ナシ", "无", "不贴", "없");

    /** Words for a komi that White gives. */
    private static final Words REVERSE = new Words("reverse*", "逆", "倒贴", "역");

    /**
     * Reads the value of KM. Besides plain numbers: a decimal comma, a unit ("6.5目"), hundredths (650 is 6.5), and zi, which
     * are recognized by their unit or an odd number of quarters (3.75, "3 3/4", 375) and doubled into points; words for none,
     * if there is no number, and for one that White gives ("逆コミ5目" is -5).
     */
    public static Parsed<Komi> read(String text) {
        OptionalInt plain = HalfPoints.parsePlain(text);
        if (plain.isPresent() && plain.getAsInt() < 2 * HUNDREDTHS_FROM) {
            return Parsed.plain(new Komi(plain.getAsInt(), false));
        }
        return readFree(text);
    }

    /** Reads a value in any notation. */
    static Parsed<Komi> readFree(String text) {
        String folded = FreeText.fold(text);
        Optional<Amount> written = Amount.find(folded, 0);
        if (WITHOUT.areIn(folded)) {
            return written.isPresent() ? unreadable(text) : remarked(text, NONE);
        }
        boolean scaled = written.isPresent()
                && Math.abs(written.get().quarters()) >= 4 * HUNDREDTHS_FROM
                && folded.indexOf('.') < 0;
        Optional<Amount> amount = scaled ? written.flatMap(Amount::hundredths) : written;
        if (written.isPresent() && goesOn(folded, written.get().end())) {
            amount = Optional.empty();
        }
        if (amount.isEmpty() || amount.get().halfPoints().isEmpty()) {
            return unreadable(text);
        }
        int halves = amount.get().halfPoints().getAsInt();
        Komi komi = new Komi(
                REVERSE.areIn(folded) ? -Math.abs(halves) : halves, amount.get().inZi());
        if (!scaled && !komi.zi && isPlain(folded)) {
            return Parsed.plain(komi);
        }
        return remarked(text, komi);
    }

    private static Parsed<Komi> unreadable(String text) {
        return Parsed.unreadable("komi-unreadable", "KM " + FreeText.quote(text) + " cannot be read as a komi");
    }

    private static Parsed<Komi> remarked(String text, Komi komi) {
        String points = HalfPoints.format(komi.halfPoints);
        return Parsed.remarked(
                komi, "komi-notation", "KM " + FreeText.quote(text) + " is read as " + points + " points");
    }

    /** Whether a number continues after the part that was read, as in 1e9 and 6.5.5. */
    private static boolean goesOn(String folded, int end) {
        Cursor cursor = new Cursor(folded, end);
        if (cursor.skip("e")) {
            cursor.skipAny("+-", 1);
        } else {
            cursor.skipAny(".,", 1);
        }
        return cursor.skipDigits() > 0;
    }

    /** Whether a text is a decimal number, with or without a sign and a decimal point. */
    private static boolean isPlain(String folded) {
        Cursor cursor = new Cursor(folded, 0);
        cursor.skipAny("+-", 1);
        int digits = cursor.skipDigits();
        return cursor.atEnd() ? digits > 0 : cursor.skip(".") && cursor.skipDigits() > 0 && cursor.atEnd();
    }
}
