package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {
    private static final Words WORDS = new Words("b", "res*", "*forfeit*", "+", "胜");

    @ParameterizedTest
    @CsvSource({
        "b, 0, 1",
        "'a b', 2, 3",
        "b胜, 0, 1",
        "胜b, 0, 1",
        "xb+, 2, 3",
        "resigned!, 0, 8",
        "xres, -1, -1",
        "unforfeited, 2, 11",
        "b1, -1, -1",
        "_b, -1, -1",
        "白胜了, 1, 2",
        "'', -1, -1"
    })
    void wordsOfLatinLettersStandByThemselves(String text, int start, int end) {
        assertThat(WORDS.find(text, 0))
                .isEqualTo(start < 0 ? Optional.empty() : Optional.of(new Words.Place(start, end)));
    }

    @Test
    void searchBeginsAtAnIndexAndSeesWhatStandsBeforeIt() {
        assertThat(WORDS.find("b b", 1)).contains(new Words.Place(2, 3));
        assertThat(WORDS.find("xb", 1)).isEmpty();
    }

    @Test
    void aTextBeginsWithAWord() {
        assertThat(WORDS.begin("b wins")).isTrue();
        assertThat(WORDS.begin(" b wins")).isFalse();
        assertThat(WORDS.areIn(" b wins")).isTrue();
    }
}
