package org.seichi.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTextTest {
    @Test
    void whatATerminalWouldObeyIsShown() {
        assertThat(VisibleText.of("a\u001b[2Jb\rc\td\u0000e\u007ff\u009bg"))
                .isEqualTo("a␛[2Jb␍c␉d␀e<U+007F>f<U+009B>g");
        assertThat(VisibleText.of("\u202efgs.erom\u2066\u200f\u061c\u2028"))
                .isEqualTo("<U+202E>fgs.erom<U+2066><U+200F><U+061C><U+2028>");
    }

    @Test
    void aNameStaysOnItsLine() {
        assertThat(VisibleText.line("a\nb\u001b.sgf")).isEqualTo("a\u240ab\u241b.sgf");
    }

    @Test
    void everythingElseStays() {
        String text = "Kuro, 黒 ♟ é\n𠮷  \u00a0\u2027\u202f\u2065\u206a~";
        assertThat(VisibleText.of(text)).isSameAs(text);
    }
}
