package org.seichi.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Komi, result and date as two properties of GIB code them. Komi and margin are in tenths of a point.
 *
 * @param komi komi in points; empty like the others if it is not there
 * @param result the result as SGF has it
 * @param date the date as SGF has it
 */
record GibInfo(String komi, String result, String date) {
    private static final Pattern DATE = Pattern.compile("\\s*(\\d{4})\\D\\s*(\\d{1,2})\\D\\s*(\\d{1,2})(?!\\d).*");

    /** {@code GBKIND:3,GRLT:0,ZIPSU:25,GONGJE:65,…}. */
    static GibInfo main(String value) {
        return new GibInfo(tenths(value, "GONGJE:"), result(value, "GRLT:", "ZIPSU:"), "");
    }

    /** {@code S1,R3,D0,G65,W0,Z25,C2016:03:26:15:25,…}: the same by letters, and the date. */
    static GibInfo tag(String value) {
        Matcher date = Pattern.compile("(?:^|,)C([\\d: ]+)").matcher(value);
        return new GibInfo(tenths(value, "G"), result(value, "W", "Z"), date.find() ? date(date.group(1)) : "");
    }

    /** Year, month and day, however they are parted; anything else as it stands. */
    static String date(String value) {
        Matcher date = DATE.matcher(value);
        return date.matches() ? date.group(1) + "-" + twoDigits(date.group(2)) + "-" + twoDigits(date.group(3)) : value;
    }

    void copyTo(MoveList moves) {
        moves.header("KM", komi);
        moves.header("RE", result);
        moves.header("DT", date);
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
        Matcher field =
                Pattern.compile("(?:^|,)\\s*" + name + "(\\d{1,5})(?=,|\\s*$)").matcher(value);
        return field.find() ? Optional.of(field.group(1)) : Optional.empty();
    }
}
