package org.seichi.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the value of HA. */
public final class Handicap {
    private static final int MAX = 625;
    private static final Pattern PLAIN = Pattern.compile("\\d+");
    private static final Pattern WORDS =
            Pattern.compile("[让受先]*\\s*(?<number>\\d+(?:\\.0*)?|[一二两三四五六七八九十]+)\\s*(?:子|目|점|stones?)?局?");

    private Handicap() {}

    /**
     * Reads a number of handicap stones: "2", "2子", "受三子", "9 stones". Anything else, such as the words of old records
     * for who takes Black, holds no number.
     */
    public static Parsed<Integer> read(String text) {
        if (isNumber(text)) {
            return Parsed.plain(Integer.parseInt(text));
        }
        String folded = FreeText.fold(text);
        Matcher matcher = WORDS.matcher(folded);
        Optional<Amount> amount = matcher.matches() ? Amount.find(matcher.group("number"), 0) : Optional.empty();
        if (amount.isEmpty() || amount.get().quarters() > 4 * MAX) {
            return Parsed.unreadable(
                    "handicap-unreadable", "HA " + FreeText.quote(text) + " is not a number of stones");
        }
        int stones = amount.get().quarters() / 4;
        return PLAIN.matcher(folded).matches()
                ? Parsed.plain(stones)
                : Parsed.remarked(
                        stones,
                        "handicap-notation",
                        "HA " + FreeText.quote(text) + " is read as " + stones + " stones");
    }

    /** Whether a text is a number of one digit or two, as nearly all are: patterns take longer than the moves to replay. */
    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 3 && text.chars().allMatch(letter -> letter >= '0' && letter <= '9');
    }
}
