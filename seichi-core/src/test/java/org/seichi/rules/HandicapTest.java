package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Warning;

class HandicapTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2", "9, 9", "25, 25", "02, 2"})
    void plainNumbers(String text, int stones) {
        assertThat(Handicap.read(text)).isEqualTo(Parsed.plain(stones));
    }

    @ParameterizedTest
    @CsvSource({
        "2子, 2",
        "受三子, 3",
        "讓九子, 9",
        "让4子局, 4",
        "二, 2",
        "2 stones, 2",
        "1 stone, 1",
        "2.0, 2",
        "十三子, 13",
        "625 stones, 625",
        "2점, 2"
    })
    void wordsAroundANumberAreRemarked(String text, int stones) {
        Parsed<Integer> parsed = Handicap.read(text);
        assertThat(parsed.value()).contains(stones);
        assertThat(parsed.warning()).map(Warning::code).contains("handicap-notation");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"甲受先", "三好先相先", "定先", "乙先相先.先", "-2", "2.5", "no", "two or three", "626", "1000", "99999999999"})
    void otherWordsAreNoNumber(String text) {
        Parsed<Integer> parsed = Handicap.read(text);
        assertThat(parsed.value()).isEmpty();
        assertThat(parsed.warning()).map(Warning::code).contains("handicap-unreadable");
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, 5, 0",
        "EACH_STONE, 5, 10",
        "EACH_BUT_FIRST, 5, 8",
        "EACH_STONE, 2, 4",
        "EACH_BUT_FIRST, 2, 2",
        "EACH_STONE, 1, 0",
        "EACH_BUT_FIRST, 0, 0"
    })
    void compensation(Compensation compensation, int stones, int halfPoints) {
        assertThat(compensation.halfPoints(stones)).isEqualTo(halfPoints);
    }
}
