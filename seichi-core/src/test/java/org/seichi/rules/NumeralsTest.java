package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.text.Cursor;

class NumeralsTest {
    @ParameterizedTest
    @CsvSource({"零, 0", "两, 2", "九, 9", "十, 10", "十二, 12", "三十, 30", "百, 100", "两百零五, 205", "三百四十五, 345"})
    void chineseNumbersAreOfHundredsTensAndOnes(String text, long value) {
        assertThat(Numerals.whole(new Cursor(text, 0))).contains(Ratio.of(value));
    }
}
