package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RationalTest {
    @ParameterizedTest
    @CsvSource({"6, 4, 3/2", "-6, 4, -3/2", "6, -4, -3/2", "-6, -4, 3/2", "0, -7, 0", "9, 3, 3", "1, 3, 1/3"})
    void isInLowestTermsWithThePositiveDenominator(long numerator, long denominator, String text) {
        assertThat(Rational.of(numerator, denominator)).hasToString(text);
    }

    @Test
    void hasNoBounds() {
        Rational huge = Rational.of(Long.MAX_VALUE).times(Rational.of(Long.MAX_VALUE));
        assertThat(huge.plus(Rational.of(1, 3)).minus(huge)).isEqualTo(Rational.of(1, 3));
        assertThat(Rational.of(Long.MIN_VALUE).negate().minus(Rational.ONE)).isEqualTo(Rational.of(Long.MAX_VALUE));
        assertThat(Rational.of(1, Long.MIN_VALUE)).isLessThan(Rational.ZERO);
    }

    @Test
    void obeysTheLawsOfAField() {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            Rational a = any(random);
            Rational b = any(random);
            Rational c = any(random);
            assertThat(a.plus(b)).isEqualTo(b.plus(a));
            assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
            assertThat(a.times(b.plus(c))).isEqualTo(a.times(b).plus(a.times(c)));
            assertThat(a.minus(b).plus(b)).isEqualTo(a);
            assertThat(a.compareTo(b)).isEqualTo(a.minus(b).signum());
            assertThat(a.max(b).plus(a.min(b))).isEqualTo(a.plus(b));
            if (b.signum() != 0) {
                assertThat(a.dividedBy(b).times(b)).isEqualTo(a);
            }
        }
    }

    @Test
    void knowsWhichNumbersGamesCanHave() {
        assertThat(Rational.of(3, 8).isDyadic()).isTrue();
        assertThat(Rational.of(-5).isDyadic()).isTrue();
        assertThat(Rational.of(1, 3).isDyadic()).isFalse();
        assertThat(Rational.of(4, 2).isInteger()).isTrue();
        assertThat(Rational.HALF.isInteger()).isFalse();
    }

    @Test
    void refusesToDivideByZero() {
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Rational.of(1, 0));
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Rational.ONE.dividedBy(Rational.ZERO));
    }

    private static Rational any(Random random) {
        return Rational.of(random.nextInt(41) - 20L, 1L + random.nextInt(12));
    }
}
