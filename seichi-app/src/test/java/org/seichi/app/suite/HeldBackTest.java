package org.seichi.app.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeldBackTest {
    @ParameterizedTest
    @CsvSource({
        "0003.sgf, true",
        "0004.sgf, false",
        "0000.sgf, true",
        "game.sgf, false",
        "part3/0004.sgf, false",
        "part4/0003.sgf, true",
        "part4\\0003.sgf, true",
        "012-of-100.sgf, true",
        "123456789012345678901234567890.sgf, true",
        "123456789012345678901234567891.sgf, false",
        "0003.sgf#2, true",
    })
    void theFirstNumberOfTheNameDecides(String file, boolean heldBack) {
        assertThat(HeldBack.test(file)).isEqualTo(heldBack);
    }
}
