package org.seichi.record;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One of the encodings among which {@link CharsetGuess} judges.
 *
 * @param cost what text looks like in it
 * @param charset by what the text is decoded
 * @param names charsets that mean the same or a part of it
 */
record Encoding(TextCost cost, Charset charset, List<String> names) {
    /** In order of preference. */
    static final List<Encoding> ALL = List.of(
            known(new Utf8Cost(), "UTF-8"),
            // Holds GB2312 and GBK. Usual: level 1 of GB2312, 3755 characters.
            known(new DoubleByteCost("GB18030", 0xb0, 0xd7, 0xa1, 119, 0), "GB18030", "GBK", "GB2312"),
            // Usual: level 1, 5401 characters.
            known(new DoubleByteCost("Big5", 0xa4, 0xc6, 0x40, 124, 0), "x-windows-950", "Big5"),
            // Usual: level 1, 2965 characters, and kana.
            known(new DoubleByteCost("Shift_JIS", 0x81, 0x97, 0x40, 115, 0), "windows-31j", "Shift_JIS"),
            // Usual: 2350 syllables, whose bytes are all usual in GB too; the words decide, hence the handicap.
            known(new DoubleByteCost("EUC-KR", 0xb0, 0xc8, 0xa1, 112, 60), "x-windows-949", "EUC-KR"),
            known(new Latin1Cost(), "ISO-8859-1"));

    private static final int UNDEFINED = 300;

    /** What a sample costs as text in this encoding, in tenths of a bit. */
    long cost(byte[] sample) {
        long undefined = new String(sample, charset)
                .chars()
                .filter(c -> c == Charsets.REPLACEMENT || Character.getType(c) == Character.PRIVATE_USE)
                .count();
        return cost.of(sample) + UNDEFINED * undefined;
    }

    /** Whether a charset is one of those that are judged. */
    static boolean isJudged(Charset charset) {
        return ALL.stream().anyMatch(encoding -> encoding.charset.equals(charset));
    }

    /**
     * The charset by which to decode what a record declares; empty if there is none, or one in which the brackets of the
     * record would not be brackets.
     */
    static Optional<Charset> declared(String name) {
        return forName(name)
                .filter(Encoding::keepsBrackets)
                .map(named -> ALL.stream()
                        .filter(encoding -> encoding.names.contains(named.name()))
                        .map(Encoding::charset)
                        .findFirst()
                        .orElse(named));
    }

    /** The first of the names that this Java knows serves for all of them. */
    private static Encoding known(TextCost cost, String... names) {
        String charset =
                Arrays.stream(names).filter(Charset::isSupported).findFirst().orElse("ISO-8859-1");
        return new Encoding(cost, Charset.forName(charset), List.of(names));
    }

    private static boolean keepsBrackets(Charset charset) {
        return charset.canEncode()
                && Arrays.equals("(;[]".getBytes(charset), "(;[]".getBytes(StandardCharsets.US_ASCII));
    }

    private static Optional<Charset> forName(String name) {
        try {
            return Optional.of(Charset.forName(name));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }
}
