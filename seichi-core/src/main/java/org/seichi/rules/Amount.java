package org.seichi.rules;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An amount as written in free text: "6.5", "3 3/4", "2目半", "四分之三子". All that is in use are quarters, of a point or
 * of a zi (a stone in Chinese counting, worth two points).
 *
 * @param quarters number of quarters of the unit
 * @param unit the unit as written
 * @param start where the amount begins in the text
 * @param end where it ends
 */
record Amount(int quarters, Unit unit, int start, int end) {
    /** What an amount counts. */
    enum Unit {
        POINTS,
        ZI,
        UNSAID
    }

    /** Beyond twice the points of the largest board nothing can be meant. */
    private static final int MAX_HALF_POINTS = 4 * 625;

    private static final String UNIT = "目|点|점|집|points?|pts?|moku|子|zi\\b";
    private static final Pattern AMOUNT =
            FreeText.pattern("(?<sign>-\\s*)?(?:(?<only>" + Numerals.FRACTION + ")\\s*(?<onlyUnit>" + UNIT
                    + ")?|(?<whole>" + Numerals.WHOLE + ")\\s*(?<wholeUnit>" + UNIT + ")?(?:\\s*又?\\s*(?<part>"
                    + Numerals.FRACTION
                    + ")\\s*(?<partUnit>" + UNIT + ")?)?)");

    /** The first amount in a folded text at or after an index. */
    static Optional<Amount> find(String folded, int from) {
        Matcher matcher = AMOUNT.matcher(folded);
        return matcher.find(from) ? read(matcher) : Optional.empty();
    }

    /** The amount in half-points; none if it does not fit into half-points or cannot be meant. */
    OptionalInt halfPoints() {
        if (!inZi() && quarters % 2 != 0) {
            return OptionalInt.empty();
        }
        int halves = inZi() ? quarters : quarters / 2;
        return Math.abs(halves) > MAX_HALF_POINTS ? OptionalInt.empty() : OptionalInt.of(halves);
    }

    /** Whether the amount is in zi: it says so, or it has an odd number of quarters, which points never have. */
    boolean inZi() {
        return unit == Unit.ZI || (unit == Unit.UNSAID && quarters % 2 != 0);
    }

    /** The same digits as hundredths: 375 is 3.75. None if that gives no quarters. */
    Optional<Amount> hundredths() {
        return quarters % 100 == 0 ? Optional.of(new Amount(quarters / 100, unit, start, end)) : Optional.empty();
    }

    private static Optional<Amount> read(Matcher matcher) {
        String unit = firstOf(matcher, "partUnit", "wholeUnit", "onlyUnit");
        try {
            Ratio sum = matcher.group("only") != null
                    ? Numerals.fraction(matcher.group("only"))
                    : Numerals.whole(matcher.group("whole")).plus(Numerals.fraction(matcher.group("part")));
            int quarters = sum.times(4);
            return Optional.of(new Amount(
                    matcher.group("sign") == null ? quarters : -quarters, unit(unit), matcher.start(), matcher.end()));
        } catch (ArithmeticException notQuarters) {
            return Optional.empty();
        }
    }

    private static String firstOf(Matcher matcher, String... groups) {
        for (String group : groups) {
            if (matcher.group(group) != null) {
                return matcher.group(group);
            }
        }
        return "";
    }

    private static Unit unit(String written) {
        return switch (written) {
            case "" -> Unit.UNSAID;
            case "子", "zi" -> Unit.ZI;
            default -> Unit.POINTS;
        };
    }
}
