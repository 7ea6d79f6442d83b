package org.seichi.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;

/**
 * An amount as written in free text: "6.5", "3 3/4", "2目半", "四分之三子". All amounts in use are multiples of a quarter of a point
 * or of a zi (a stone in Chinese counting, worth two points).
 *
 * @param quarters number of quarters of the unit
 * @param unit the unit as written, {@link Unit#UNSAID} if there is none
 * @param start index of its first character in the text
 * @param end index after its last character
 */
record Amount(int quarters, Unit unit, int start, int end) {
    /** The unit of an amount. */
    enum Unit {
        POINTS,
        ZI,
        UNSAID;

        private Unit or(Unit other) {
            return this == UNSAID ? other : this;
        }
    }

    /** Largest plausible amount in half-points: twice the number of points of the largest board. */
    private static final int MAX_HALF_POINTS = 4 * 625;

    /** Finds the first amount in a folded text at or after an index; empty if there is none or it is not in quarters. */
    static Optional<Amount> find(String folded, int from) {
        try {
            Optional<Amount> amount = Optional.empty();
            for (int start = from; start < folded.length() && amount.isEmpty(); start++) {
                amount = read(new Cursor(folded, start));
            }
            return amount;
        } catch (ArithmeticException notQuarters) {
            return Optional.empty();
        }
    }

    /** The amount in half-points; empty if it is not a multiple of a half-point or is implausibly large. */
    OptionalInt halfPoints() {
        if (!inZi() && quarters % 2 != 0) {
            return OptionalInt.empty();
        }
        int halves = inZi() ? quarters : quarters / 2;
        return Math.abs(halves) > MAX_HALF_POINTS ? OptionalInt.empty() : OptionalInt.of(halves);
    }

    /** Whether the amount is in zi: it says so, or it has no unit and an odd number of quarters, which points never have. */
    boolean inZi() {
        return unit == Unit.ZI || (unit == Unit.UNSAID && quarters % 2 != 0);
    }

    /** The amount divided by 100: 375 is 3.75; empty if the result is not in quarters. */
    Optional<Amount> hundredths() {
        return quarters % 100 == 0 ? Optional.of(new Amount(quarters / 100, unit, start, end)) : Optional.empty();
    }

    /** Reads the amount at a cursor: a fraction, or a number optionally followed by a fraction, each with or without a unit. */
    private static Optional<Amount> read(Cursor cursor) {
        int start = cursor.at();
        int sign = cursor.skip("-") ? -1 : 1;
        if (sign < 0) {
            cursor.skipSpaces();
        }
        Optional<Ratio> fraction = Numerals.fraction(cursor);
        Optional<Ratio> number = fraction.isPresent() ? fraction : Numerals.whole(cursor);
        if (number.isEmpty()) {
            return Optional.empty();
        }
        cursor.skipSpaces();
        Unit unit = unit(cursor);
        Optional<Ratio> part = fraction.isPresent() ? Optional.empty() : part(cursor);
        if (part.isPresent()) {
            cursor.skipSpaces();
            unit = unit(cursor).or(unit);
        }
        int quarters = number.get().plus(part.orElse(Ratio.ZERO)).times(4);
        return Optional.of(new Amount(sign * quarters, unit, start, cursor.at()));
    }

    /** Reads the fraction after a whole number, optionally joined to it: "3又3/4", "3+3/4", "3-3/4", "3 and 3/4". */
    private static Optional<Ratio> part(Cursor cursor) {
        int start = cursor.at();
        cursor.skipSpaces();
        cursor.skipOneOf("又", "+", "-", "&", "and ");
        cursor.skipSpaces();
        Optional<Ratio> part = Numerals.fraction(cursor);
        if (part.isEmpty()) {
            cursor.to(start);
        }
        return part;
    }

    private static Unit unit(Cursor cursor) {
        int start = cursor.at();
        if (cursor.skipOneOf("目", "点", "점", "집", "points", "point", "pts", "pt", "moku")) {
            return Unit.POINTS;
        }
        if (cursor.skip("子") || (cursor.skip("zi") && !Characters.isOfWord(cursor.next()))) {
            return Unit.ZI;
        }
        cursor.to(start);
        return Unit.UNSAID;
    }
}
