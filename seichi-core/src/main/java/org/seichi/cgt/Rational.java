package org.seichi.cgt;

import java.math.BigInteger;

/**
 * An exact fraction of any size, in lowest terms and with a positive denominator, so that equal numbers are equal objects.
 * Means of loop-free games are dyadic (the denominator is a power of two); kos also lead to thirds.
 *
 * @param numerator with the sign of the number
 * @param denominator positive
 */
public record Rational(BigInteger numerator, BigInteger denominator) implements Comparable<Rational> {
    /** 0. */
    public static final Rational ZERO = of(0);

    /** 1. */
    public static final Rational ONE = of(1);

    /** 1/2. */
    public static final Rational HALF = of(1, 2);

    /**
     * Reduces to lowest terms.
     *
     * @throws ArithmeticException if the denominator is zero
     */
    public Rational {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("denominator is zero");
        }
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        numerator = numerator.divide(divisor);
        denominator = denominator.divide(divisor);
    }

    /** A whole number. */
    public static Rational of(long number) {
        return new Rational(BigInteger.valueOf(number), BigInteger.ONE);
    }

    /**
     * A fraction.
     *
     * @throws ArithmeticException if the denominator is zero
     */
    public static Rational of(long numerator, long denominator) {
        return new Rational(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** The sum of both numbers. */
    public Rational plus(Rational other) {
        return new Rational(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /** This number minus the other. */
    public Rational minus(Rational other) {
        return plus(other.negate());
    }

    /** The product of both numbers. */
    public Rational times(Rational other) {
        return new Rational(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /**
     * The quotient of both numbers.
     *
     * @throws ArithmeticException if the other number is zero
     */
    public Rational dividedBy(Rational other) {
        return new Rational(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /** The negated number. */
    public Rational negate() {
        return new Rational(numerator.negate(), denominator);
    }

    /** The smaller of both numbers. */
    public Rational min(Rational other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** The greater of both numbers. */
    public Rational max(Rational other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** The sign: -1, 0 or 1. */
    public int signum() {
        return numerator.signum();
    }

    /** Whether this is a whole number. */
    public boolean isInteger() {
        return denominator.equals(BigInteger.ONE);
    }

    /** Whether the denominator is a power of two: only such numbers are values of finite games without loops. */
    public boolean isDyadic() {
        return denominator.bitCount() == 1;
    }

    /** The nearest double, if numerator and denominator are small. */
    public double doubleValue() {
        return numerator.doubleValue() / denominator.doubleValue();
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** In the usual form: "3", "-1/2". */
    @Override
    public String toString() {
        return isInteger() ? numerator.toString() : numerator + "/" + denominator;
    }
}
