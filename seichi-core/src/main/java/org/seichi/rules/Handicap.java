package org.seichi.rules;

import java.util.Optional;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;

/** Reads the value of HA. */
public final class Handicap {
    private static final int MAX = 625;
    private static final String NUMERALS = "一二两三四五六七八九十";

    private Handicap() {}

    /**
     * Reads a number of handicap stones: "2", "2子", "受三子", "9 stones". Anything else, such as the words in old records for who
     * takes Black, is unreadable.
     */
    public static Parsed<Integer> read(String text) {
        String folded = FreeText.fold(text);
        Optional<Amount> amount = number(folded).flatMap(number -> Amount.find(number, 0));
        if (amount.isEmpty() || amount.get().quarters() > 4 * MAX) {
            return Parsed.unreadable(
                    "handicap-unreadable", "HA " + FreeText.quote(text) + " is not a number of stones");
        }
        int stones = amount.get().quarters() / 4;
        return Characters.isNumber(folded, folded.length())
                ? Parsed.plain(stones)
                : Parsed.remarked(
                        stones,
                        "handicap-notation",
                        "HA " + FreeText.quote(text) + " is read as " + stones + " stones");
    }

    /** The number in a text that otherwise contains only handicap words before it and a unit after it. */
    private static Optional<String> number(String folded) {
        Cursor cursor = new Cursor(folded, 0);
        cursor.skipAll("让受先");
        cursor.skipSpaces();
        int start = cursor.at();
        if (cursor.skipDigits() > 0) {
            cursor.skipAll(cursor.skip(".") ? "0" : "");
        } else {
            cursor.skipAll(NUMERALS);
        }
        String number = cursor.since(start);
        cursor.skipSpaces();
        cursor.skipOneOf("子", "目", "점", "stones", "stone");
        cursor.skip("局");
        return cursor.atEnd() ? Optional.of(number) : Optional.empty();
    }
}
