package org.seichi.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CharactersTest {
    @Test
    void lettersOfTheScriptsOfRecordsAreLetters() {
        String letters = "azAZßäжあゴーㄱ国國一龥가힣";
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            assertThat(Characters.isLetter(letter)).as("%s", letter).isTrue();
            assertThat(Character.isLetter(letter)).as("%s", letter).isTrue();
        }
    }

    @Test
    void signsAreNone() {
        String signs = "@[`{059_ -.·、。「】・…—→①\u3000\ud83c\udf8c";
        for (int i = 0; i < signs.length(); i++) {
            char sign = signs.charAt(i);
            assertThat(Characters.isLetter(sign)).as("%s", sign).isFalse();
            assertThat(Character.isLetter(sign)).as("%s", sign).isFalse();
        }
    }

    @Test
    void lettersOfAsciiAreThoseOfJava() {
        for (char letter = 0; letter < 128; letter++) {
            assertThat(Characters.isLetter(letter)).isEqualTo(Character.isLetter(letter));
        }
    }
}
