package org.seichi.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;

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
        UNSAID;

        private Unit or(Unit other) {
            return this == UNSAID ? other : this;
        }
    }

    /** Beyond twice the points of the largest board nothing can be meant. */
    private static final int MAX_HALF_POINTS = 4 * 625;

    /** The first amount in a folded text at or after an index. */
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

    /** The amount at a cursor: a fraction, or a number and then perhaps a fraction, each with its unit or without. */
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

    /** The fraction behind a whole number, with "and" in between or not. */
    private static Optional<Ratio> part(Cursor cursor) {
        int start = cursor.at();
        cursor.skipSpaces();
        cursor.skip("又");
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
