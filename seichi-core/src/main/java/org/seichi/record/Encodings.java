package org.seichi.record;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** The candidate encodings of {@link CharsetGuess}, decoded by the host of the program. Made once and used for all files. */
public final class Encodings {
    private static final String BRACKETS = "(;[]";

    /** Costs in tenths of a bit: of a character of several bytes in UTF-8, and of characters in Latin-1. */
    private static final int UTF8 = 100;

    private static final int LETTER = 80;
    private static final int SIGN = 140;
    private static final int CONTROL = 300;
    private static final int IN_A_ROW = 80;

    private final CharacterSets host;
    private final List<Encoding> judged;

    private Encodings(CharacterSets host) {
        this.host = host;
        judged = List.of(
                known(set -> Encodings::costOfUtf8, "UTF-8"),
                // Contains GB2312 and GBK. Common: level 1 of GB2312, 3755 characters.
                known(set -> new DoubleByteCost(set, 0xb0, 0xd7, 0xa1, 119, 0), "GB18030", "GBK", "GB2312"),
                // Common: level 1, 5401 characters.
                known(set -> new DoubleByteCost(set, 0xa4, 0xc6, 0x40, 124, 0), "x-windows-950", "Big5"),
                // Common: level 1, 2965 characters, and kana.
                known(set -> new DoubleByteCost(set, 0x81, 0x97, 0x40, 115, 0), "windows-31j", "Shift_JIS"),
                // Common: 2350 syllables, with bytes common in GB too; typical characters decide, hence the fixed cost.
                known(set -> new DoubleByteCost(set, 0xb0, 0xc8, 0xa1, 112, 60), "x-windows-949", "EUC-KR"),
                known(set -> Encodings::costOfLatin1, "ISO-8859-1"));
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
    private Encoding known(Function<CharacterSet, ToLongFunction<byte[]>> cost, String... names) {
        CharacterSet set = Stream.of(names)
                .flatMap(name -> host.named(name).stream())
                .findFirst()
                .orElseGet(() -> required("ISO-8859-1"));
        return new Encoding(cost.apply(set), set, List.of(names));
    }

    /** Hardly anything else looks like UTF-8, so a whole character costs little, and malformed bytes are undefined. */
    private static long costOfUtf8(byte[] sample) {
        long cost = 0;
        for (byte b : sample) {
            cost += (b & 0xc0) == 0xc0 ? UTF8 : 0;
        }
        return cost;
    }

    /** In Latin-1 an accented letter among ASCII ones is common; adjacent ones, symbols and controls are ever rarer. */
    private static long costOfLatin1(byte[] sample) {
        long cost = 0;
        boolean row = false;
        for (byte b : sample) {
            if (b < 0) {
                int c = b & 0xff;
                cost += c >= 0xc0 ? LETTER : c >= 0xa0 ? SIGN : CONTROL;
                cost += row ? 2 * IN_A_ROW : 0;
            }
            row = b < 0;
        }
        return cost;
    }

    private static boolean keepsBrackets(CharacterSet set) {
        byte[] brackets = new byte[BRACKETS.length()];
        for (int i = 0; i < brackets.length; i++) {
            brackets[i] = (byte) BRACKETS.charAt(i);
        }
        return set.decode(brackets, 0).equals(BRACKETS);
    }
}
