package org.seichi.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarginTest {
    @ParameterizedTest
    @CsvSource({"7, B+3.5", "-7, W+3.5", "1, B+0.5", "-1, W+0.5", "6, B+3", "-24, W+12", "0, Draw", "801, B+400.5"})
    void isAResultAsPlayersWriteIt(int halfPoints, String result) {
        assertThat(Margin.format(halfPoints)).isEqualTo(result);
    }
}
