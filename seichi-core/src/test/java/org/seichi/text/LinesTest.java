package org.seichi.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void cellsMayBeEmpty() {
        assertThat(Lines.cells("", ',')).containsExactly("");
        assertThat(Lines.cells(",a,,b,", ',')).containsExactly("", "a", "", "b", "");
    }

    @Test
    void wordsAreNeverEmpty() {
        assertThat(Lines.words("", " ")).isEmpty();
        assertThat(Lines.words(", a ,b", " ,")).containsExactly("a", "b");
    }

    @Test
    void linesAreReadWithoutTheirEnds() {
        assertThat(Lines.of("a\r\n\nb")).containsExactly("a", "", "b");
    }

    @Test
    void rowsSaySomething() {
        assertThat(Lines.isRow("# a")).isFalse();
        assertThat(Lines.isRow(" ")).isFalse();
        assertThat(Lines.isRow("a # b")).isTrue();
    }

    @Test
    void aResourceMustBeThere() {
        assertThatThrownBy(() -> Lines.ofResource(Lines.class, "nothing.txt"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nothing.txt: there is no such table");
    }

    @Test
    void controlCharactersBecomeOneSpace() {
        assertThat(Characters.withoutControls("a\u0000\u0001b\u007fc\u0080")).isEqualTo("a b c\u0080");
    }

    @Test
    void numbersHaveDigitsAlone() {
        assertThat(Characters.isNumber("123", 3)).isTrue();
        assertThat(Characters.isNumber("1234", 3)).isFalse();
        assertThat(Characters.isNumber("", 3)).isFalse();
        assertThat(Characters.isNumber("1a", 3)).isFalse();
    }
}
