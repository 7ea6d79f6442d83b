package org.seichi.record;

import java.util.Optional;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/** Komi, result and date as encoded in two properties of GIB, which give komi and margin in tenths of a point. */
final class GibInfo {
    private static final int YEAR_DIGITS = 4;
    private static final int MOST_DIGITS = 5;

    private GibInfo() {}

    /** Adds what {@code GBKIND:3,GRLT:0,ZIPSU:25,GONGJE:65,…} says. */
    static void addMain(String value, MoveList moves) {
        moves.header("KM", tenths(value, "GONGJE:"));
        moves.header("RE", result(value, "GRLT:", "ZIPSU:"));
    }

    /** Adds what {@code S1,R3,D0,G65,W0,Z25,C2016:03:26:15:25,…} says: the same in single letters, and the date. */
    static void addTag(String value, MoveList moves) {
        moves.header("KM", tenths(value, "G"));
        moves.header("RE", result(value, "W", "Z"));
        moves.header("DT", dateOfTag(value));
    }

    /** A date in SGF notation from year, month and day with any separators; other text unchanged. */
    static String date(String value) {
        Cursor cursor = new Cursor(value, 0);
        String year = digits(cursor);
        String month = digits(cursor);
        String day = digits(cursor);
        boolean isDate = year.length() == YEAR_DIGITS && isDayOrMonth(month) && isDayOrMonth(day);
        return isDate ? year + "-" + twoDigits(month) + "-" + twoDigits(day) : value;
    }

    private static String dateOfTag(String value) {
        for (String field : Lines.cells(value, ',')) {
            Cursor cursor = new Cursor(field, 0);
            if (cursor.skip("C") && cursor.skipAll(": " + Characters.DIGITS) > 0) {
                return date(cursor.since(1));
            }
        }
        return "";
    }

    /** The next digits, after white space; the separator after them is skipped. */
    private static String digits(Cursor cursor) {
        cursor.skipSpaces();
        int start = cursor.at();
        cursor.skipDigits();
        String digits = cursor.since(start);
        cursor.to(cursor.at() + (cursor.atEnd() ? 0 : 1));
        return digits;
    }

    private static boolean isDayOrMonth(String digits) {
        return digits.length() == 1 || digits.length() == 2;
    }

    private static String twoDigits(String number) {
        return number.length() < 2 ? "0" + number : number;
    }

    private static String result(String value, String kind, String margin) {
        String points = tenths(value, margin);
        return switch (field(value, kind).orElse("")) {
            case "0" -> points.isEmpty() ? "B+" : "B+" + points;
            case "1" -> points.isEmpty() ? "W+" : "W+" + points;
            case "3" -> "B+R";
            case "4" -> "W+R";
            case "7" -> "B+T";
            case "8" -> "W+T";
            default -> "";
        };
    }

    private static String tenths(String value, String name) {
        return field(value, name)
                .map(digits -> digits.length() < 2 ? "0" + digits : digits)
                .map(digits -> digits.substring(0, digits.length() - 1) + "." + digits.charAt(digits.length() - 1))
                .orElse("");
    }

    private static Optional<String> field(String value, String name) {
        for (String field : Lines.cells(Texts.strip(value), ',')) {
            Cursor cursor = new Cursor(field, 0);
            cursor.skipSpaces();
            boolean isNamed = cursor.skip(name);
            int start = cursor.at();
            if (isNamed && cursor.skipAny(Characters.DIGITS, MOST_DIGITS) > 0 && cursor.atEnd()) {
                return Optional.of(cursor.since(start));
            }
        }
        return Optional.empty();
    }
}
