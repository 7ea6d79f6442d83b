package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RatioTest {
    /** Java's decimals serve as the slow twin. */
    @Test
    void itIsWhatDecimalsAre() {
        Random random = new Random(20);
        for (int i = 0; i < 20_000; i++) {
            String one = random.nextInt(1000) + (random.nextBoolean() ? "." + random.nextInt(1000) : "");
            String other = random.nextInt(40) + (random.nextBoolean() ? "." + random.nextInt(100) : "");
            BigDecimal sum = new BigDecimal(one).add(new BigDecimal(other));
            OptionalInt quarters = quarters(Ratio.decimal(one).plus(Ratio.decimal(other)));

            assertThat(quarters).as(one + " + " + other).isEqualTo(exact(sum.multiply(BigDecimal.valueOf(4))));
        }
    }

    private static OptionalInt quarters(Ratio ratio) {
        try {
            return OptionalInt.of(ratio.times(4));
        } catch (ArithmeticException none) {
            return OptionalInt.empty();
        }
    }

    private static OptionalInt exact(BigDecimal number) {
        try {
            return OptionalInt.of(number.intValueExact());
        } catch (ArithmeticException none) {
            return OptionalInt.empty();
        }
    }

    @Test
    void fractionsAreExact() {
        assertThat(Ratio.of(3).dividedBy(Ratio.of(4)).times(4)).isEqualTo(3);
        assertThat(Ratio.decimal("6.50000000000000000000000").times(2)).isEqualTo(13);
        assertThat(Ratio.decimal(".50000000000000000000000").times(2)).isEqualTo(1);
        assertThatThrownBy(() -> Ratio.of(1).dividedBy(Ratio.of(3)).times(4)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Ratio.of(1).dividedBy(Ratio.ZERO)).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"6.5", "+6.5", "06.50", "6.500000000000000000000000"})
    void halfPointsOfAWantedNumber(String number) {
        assertThat(HalfPoints.parse(number)).hasValue(13);
        assertThat(HalfPoints.parse("-6.5")).hasValue(-13);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "-", "6.5.5", "six", "6.25", "1e1", "99999999999999999999", "6,5"})
    void whatIsNoNumberOfHalfPoints(String number) {
        assertThat(HalfPoints.parse(number)).isEmpty();
    }
}
