package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalsTest {
    @Test
    void theNumberIsTheOneThatJavaReads() {
        Random random = new Random(5);
        for (int i = 0; i < 100_000; i++) {
            String digits = Long.toString(random.nextLong() >>> (15 + random.nextInt(49)));
            int point = random.nextInt(digits.length() + 1);
            String text = (random.nextBoolean() ? "-" : "")
                    + digits.substring(0, point)
                    + (random.nextInt(4) == 0 ? "" : ".")
                    + digits.substring(point);
            assertThat(Decimals.parse(text)).as(text).isEqualTo(Double.parseDouble(text));
        }
        assertThat(Decimals.parse("-0.0")).isEqualTo(-0.0);
        assertThat(Decimals.parse("0.1")).isEqualTo(0.1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".", "1e3", "1.2.3", "+1", " 1", "NaN", "1234567890123456"})
    void nothingElseIsANumber(String text) {
        assertThatThrownBy(() -> Decimals.parse(text)).isInstanceOf(NumberFormatException.class);
    }
}
