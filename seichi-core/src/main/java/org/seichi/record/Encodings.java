package org.seichi.record;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The candidate encodings of {@link CharsetGuess}, decoded by the host of the program. Made once and used for all files. */
public final class Encodings {
    private static final String BRACKETS = "(;[]";

    private final CharacterSets host;
    private final List<Encoding> judged;

    private Encodings(CharacterSets host) {
        this.host = host;
        judged = List.of(
                known(set -> new Utf8Cost(), "UTF-8"),
                // Contains GB2312 and GBK. Common: level 1 of GB2312, 3755 characters.
                known(set -> new DoubleByteCost(set, 0xb0, 0xd7, 0xa1, 119, 0), "GB18030", "GBK", "GB2312"),
                // Common: level 1, 5401 characters.
                known(set -> new DoubleByteCost(set, 0xa4, 0xc6, 0x40, 124, 0), "x-windows-950", "Big5"),
                // Common: level 1, 2965 characters, and kana.
                known(set -> new DoubleByteCost(set, 0x81, 0x97, 0x40, 115, 0), "windows-31j", "Shift_JIS"),
                // Common: 2350 syllables, with bytes common in GB too; typical characters decide, hence the fixed cost.
                known(set -> new DoubleByteCost(set, 0xb0, 0xc8, 0xa1, 112, 60), "x-windows-949", "EUC-KR"),
                known(set -> new Latin1Cost(), "ISO-8859-1"));
    }

    /**
     * The encodings as a host decodes them. It must know UTF-8, UTF-16BE, UTF-16LE and ISO-8859-1; of the others, those that it
     * knows are candidates.
     */
    public static Encodings of(CharacterSets host) {
        return new Encodings(host);
    }

    /** The encodings as Java decodes them. */
    public static Encodings ofJava() {
        return JavaCharacterSet.ENCODINGS;
    }

    /** The candidates of {@link CharsetGuess}, in order of preference. */
    List<Encoding> judged() {
        return judged;
    }

    /** Decodes bytes as UTF-8. */
    public String utf8(byte[] bytes) {
        return required("UTF-8").decode(bytes, 0);
    }

    /** A character set that every host must know. */
    CharacterSet required(String name) {
        return host.named(name).orElseThrow(() -> new IllegalStateException("the host does not know " + name));
    }

    /** Whether a character set is a candidate of {@link CharsetGuess}. */
    boolean isJudged(CharacterSet set) {
        return judged.stream().anyMatch(encoding -> encoding.set().equals(set));
    }

    /**
     * The character set that decodes what a record declares; empty if it is unknown or does not decode ASCII brackets as
     * themselves.
     */
    Optional<CharacterSet> declared(String name) {
        return host.named(name)
                .filter(Encodings::keepsBrackets)
                .map(named -> judged.stream()
                        .filter(encoding -> encoding.names().contains(named.name()))
                        .map(Encoding::set)
                        .findFirst()
                        .orElse(named));
    }

    /** An encoding decoded by the first character set that the host knows among the names; ISO-8859-1 if it knows none. */
    private Encoding known(Function<CharacterSet, TextCost> cost, String... names) {
        CharacterSet set = Stream.of(names)
                .flatMap(name -> host.named(name).stream())
                .findFirst()
                .orElseGet(() -> required("ISO-8859-1"));
        return new Encoding(cost.apply(set), set, List.of(names));
    }

    private static boolean keepsBrackets(CharacterSet set) {
        byte[] brackets = new byte[BRACKETS.length()];
        for (int i = 0; i < brackets.length; i++) {
            brackets[i] = (byte) BRACKETS.charAt(i);
        }
        return set.decode(brackets, 0).equals(BRACKETS);
    }
}
