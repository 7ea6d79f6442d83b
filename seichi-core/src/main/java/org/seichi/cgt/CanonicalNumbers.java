package org.seichi.cgt;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Which numbers stand in the canonical form of a number, both ways. */
final class CanonicalNumbers {
    private CanonicalNumbers() {}

    /**
     * What a player can move to in a dyadic number: one move less in an integer that is good for him, nothing in another
     * integer, and in a fraction the neighbor with the smaller denominator.
     */
    static Optional<Rational> option(Rational number, Player player) {
        int sign = player == Player.LEFT ? 1 : -1;
        if (number.isInteger() && number.signum() != sign) {
            return Optional.empty();
        }
        Rational step = new Rational(BigInteger.ONE, number.denominator());
        return Optional.of(player == Player.LEFT ? number.minus(step) : number.plus(step));
    }

    /** The number that has these canonical options, which must be numbers, or empty if a game with them is none. */
    static Optional<Rational> between(List<Value> left, List<Value> right) {
        if (left.size() > 1 || right.size() > 1) {
            return Optional.empty();
        }
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
