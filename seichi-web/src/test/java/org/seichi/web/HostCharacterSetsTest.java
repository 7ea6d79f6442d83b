package org.seichi.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.record.CharacterSet;

class HostCharacterSetsTest {
    /** A host that knows Java's character sets by their names in lower case. */
    private static final class JavaAsHost implements TextHost {
        @Override
        public String encoding(String label) {
            return Charset.isSupported(label) ? Charset.forName(label).name().toLowerCase(Locale.ROOT) : "";
        }

        @Override
        public String decode(String label, byte[] bytes, int from) {
            return new String(bytes, from, bytes.length - from, Charset.forName(label));
        }
    }

    private final HostCharacterSets sets = new HostCharacterSets(new JavaAsHost());

    @ParameterizedTest
    @CsvSource({
        "utf8, UTF-8",
        "GBK, GBK",
        "gb18030, GB18030",
        "Big5, Big5",
        "x-windows-950, x-windows-950",
        "windows-31j, windows-31j",
        "x-windows-949, x-windows-949",
        "EUC-KR, EUC-KR",
        "latin1, ISO-8859-1",
        "windows-1252, windows-1252",
        "US-ASCII, US-ASCII",
    })
    void namesAreThoseOfJava(String label, String name) {
        assertThat(sets.named(label).map(CharacterSet::name)).contains(name);
    }

    @Test
    void whatTheHostDoesNotKnowIsUnknown() {
        assertThat(sets.named("nonsense")).isEqualTo(Optional.empty());
        assertThat(sets.named("UTF-16")).isEqualTo(Optional.empty());
    }

    @Test
    void latinIsNotWhatHostsCallLatin() {
        byte[] bytes = {'a', (byte) 0x80, (byte) 0xe9};
        assertThat(sets.named("ISO-8859-1").orElseThrow().decode(bytes, 1)).isEqualTo("\u0080é");
        assertThat(sets.named("US-ASCII").orElseThrow().decode(bytes, 0)).isEqualTo("a\ufffd\ufffd");
    }
}
