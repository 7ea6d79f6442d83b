package org.seichi.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalsTest {
    @Test
    void numbersAreThoseOfJava() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            String digits = Long.toString(random.nextLong((long) Math.pow(10, 1 + random.nextInt(15))));
            int point = 1 + random.nextInt(digits.length());
            String text = (random.nextBoolean() ? "-" : "")
                    + digits.substring(0, point)
                    + (point < digits.length() ? "." + digits.substring(point) : "");
            assertThat(Decimals.parse(text)).as(text).isEqualByComparingTo(Double.parseDouble(text) + 0.0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".5", "+1", "1e5", " 1", "1.2.3", "1234567890.123456", "NaN"})
    void everythingElseIsNoNumber(String text) {
        assertThatThrownBy(() -> Decimals.parse(text)).isInstanceOf(NumberFormatException.class);
    }
}
