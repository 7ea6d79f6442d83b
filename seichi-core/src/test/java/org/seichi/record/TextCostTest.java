package org.seichi.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cost of bytes as text in an encoding, in tenths of a bit, and the encoding that is guessed by it. */
class TextCostTest {
    private static final int SAMPLE = 65_536;

    @ParameterizedTest
    @CsvSource({
        // a UTF-8 character, and a byte that is none
        "UTF-8, c3a9, 100",
        "UTF-8, ff, 400",
        // a letter, a sign, a control, two letters in a row
        "ISO-8859-1, e9, 80",
        "ISO-8859-1, a3, 140",
        "ISO-8859-1, 85, 300",
        "ISO-8859-1, e9e9, 320",
        // a Go term, a common character, punctuation, rare characters at the limits of the ranges of lead and trail
        // bytes
        "GB18030, bada, 60",
        "GB18030, b0b2, 119",
        "GB18030, a1a2, 119",
        "GB18030, a3a1, 119",
        "GB18030, a4a1, 200",
        "GB18030, 8140, 200",
        "GB18030, a0a1, 200",
        "x-windows-950, b6c2, 60",
        "x-windows-950, a44f, 124",
        "windows-31j, 8e4f, 60",
        "windows-31j, 8140, 115",
        // a half-width katakana
        "windows-31j, b1, 120",
        // an encoding has a handicap where its bytes look like another's
        "x-windows-949, c8e6, 120",
        "x-windows-949, b0a1, 172"
    })
    void tenthsOfBits(String encoding, String bytes, long cost) {
        assertThat(of(encoding).cost(HexFormat.of().parseHex(bytes + "20"))).isEqualTo(cost);
    }

    /** As Latin-1, b0a1 costs 32.1 bits more than in the encoding that would be guessed without a declaration, and c380 44 bits more. */
    @Test
    void whatARecordDeclaresIsFortyBitsAhead() {
        assertThat(guess("b0a1", "ISO-8859-1")).isEqualTo("ISO-8859-1");
        assertThat(guess("b0a1", "GB18030")).isEqualTo("GB18030");
        assertThat(guess("c380", "ISO-8859-1")).isEqualTo("UTF-8");
    }

    /** A Latin-1 letter, then Chinese text that begins just before or just after the end of the sample. */
    @Test
    void nothingIsJudgedBehindTheSample() {
        assertThat(guessAfter(SAMPLE - 100)).isEqualTo("GB18030");
        assertThat(guessAfter(SAMPLE)).isEqualTo("ISO-8859-1");
    }

    private static String guessAfter(int plain) {
        byte[] text = ("\u00e9" + ".".repeat(plain) + "\u00ba\u00da".repeat(40)).getBytes(ISO_8859_1);
        return CharsetGuess.of(text, Encodings.ofJava(), Optional.empty()).name();
    }

    private static String guess(String bytes, String declared) {
        byte[] text = HexFormat.of().parseHex(bytes);
        return CharsetGuess.of(
                        text, Encodings.ofJava(), Optional.of(of(declared).set()))
                .name();
    }

    private static Encoding of(String name) {
        return Encodings.ofJava().judged().stream()
                .filter(encoding -> encoding.set().name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
