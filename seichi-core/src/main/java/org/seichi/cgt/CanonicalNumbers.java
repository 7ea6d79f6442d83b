package org.seichi.cgt;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Converts between numbers and the options of their canonical forms. */
final class CanonicalNumbers {
    private CanonicalNumbers() {}

    /**
     * A player's canonical option in a dyadic number: one move less in an integer in his favor, none in any other integer, in
     * a fraction the adjacent number with a smaller denominator.
     */
    static Optional<Rational> option(Rational number, Player player) {
        int sign = player == Player.LEFT ? 1 : -1;
        if (number.isInteger() && number.signum() != sign) {
            return Optional.empty();
        }
        Rational step = new Rational(BigInteger.ONE, number.denominator());
        return Optional.of(player == Player.LEFT ? number.minus(step) : number.plus(step));
    }

    /**
     * The number with these canonical options, all of which must be numbers, or empty if the game is not a number. Of several
     * numbers all but one are dominated, so each player has at most one.
     */
    static Optional<Rational> between(List<Value> left, List<Value> right) {
        Optional<Rational> below = left.stream().findFirst().flatMap(Value::number);
        Optional<Rational> above = right.stream().findFirst().flatMap(Value::number);
        if (below.isEmpty()) {
            return Optional.of(above.map(number -> number.minus(Rational.ONE)).orElse(Rational.ZERO));
        }
        if (above.isEmpty()) {
            return below.map(number -> number.plus(Rational.ONE));
        }
        if (below.get().compareTo(above.get()) >= 0) {
            return Optional.empty();
        }
        return Optional.of(below.get().plus(above.get()).times(Rational.HALF));
    }
}
