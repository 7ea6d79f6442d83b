package org.seichi.app.suite;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The games of a suite that must not be used for tuning: those whose number is divisible by three. */
public final class HeldBack {
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private HeldBack() {}

    /**
     * Whether a game is held back.
     *
     * @param file path of the file; its number is the first run of digits in the last part, and a name without digits
     *     is never held back
     */
    public static boolean test(String file) {
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        Matcher number = NUMBER.matcher(name);
        // By the digit sum, so that a number of any length will do.
        return number.find() && number.group().chars().map(digit -> digit - '0').sum() % 3 == 0;
    }
}
