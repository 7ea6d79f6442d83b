package org.seichi.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class TextsTest {
    @Test
    void whiteSpaceIsWhatJavaTakesForIt() {
        for (char letter = 0; letter < Character.MAX_VALUE; letter++) {
            String text = "" + letter + letter + "a" + letter + "b" + letter;
            assertThat(Texts.strip(text)).isEqualTo(text.strip());
            assertThat(Texts.isBlank(text.substring(0, 2)))
                    .isEqualTo(text.substring(0, 2).isBlank());
        }
        assertThat(Texts.strip(" \n")).isEmpty();
        assertThat(Texts.isBlank("")).isTrue();
    }

    @Test
    void lettersOfEnglishChangeAlone() {
        for (char letter = 0; letter < 128; letter++) {
            assertThat(Texts.lowercase(letter)).isEqualTo(Character.toLowerCase(letter));
            assertThat(Texts.uppercase(letter)).isEqualTo(Character.toUpperCase(letter));
        }
        assertThat(Texts.lowercase("Aji Keshi ÄЖ 石")).isEqualTo("aji keshi ÄЖ 石");
        assertThat(Texts.uppercase("Aji Keshi äж 石")).isEqualTo("AJI KESHI äж 石");
        assertThat(Texts.uppercase("ij")).isEqualTo("ij".toUpperCase(Locale.ROOT));
    }

    @Test
    void bytesAreTheCharactersOfTheirNumber() {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        assertThat(Texts.ofBytes(bytes, 0, bytes.length)).isEqualTo(new String(bytes, ISO_8859_1));
        assertThat(Texts.ofBytes(bytes, 'a', 'd')).isEqualTo("abc");
    }

    @Test
    void codesAreSmallWithHyphens() {
        assertThat(Texts.code(Thread.State.TIMED_WAITING)).isEqualTo("timed-waiting");
    }
}
