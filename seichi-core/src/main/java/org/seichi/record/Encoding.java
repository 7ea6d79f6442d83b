package org.seichi.record;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The encodings among which {@link CharsetGuess} judges, in order of preference, and what text looks like in each. */
enum Encoding {
    UTF_8(new Utf8Cost(), "UTF-8"),
    /** Holds GB2312 and GBK. Usual: level 1 of GB2312, 3755 characters. */
    GB(new DoubleByteCost("GB18030", 0xb0, 0xd7, 0xa1, 119, 0), "GB18030", "GBK", "GB2312"),
    /** Usual: level 1, 5401 characters. */
    BIG5(new DoubleByteCost("Big5", 0xa4, 0xc6, 0x40, 124, 0), "x-windows-950", "Big5"),
    /** Usual: level 1, 2965 characters, and kana. */
    SHIFT_JIS(new DoubleByteCost("Shift_JIS", 0x81, 0x97, 0x40, 115, 0), "windows-31j", "Shift_JIS"),
    /** Usual: 2350 syllables, whose bytes are all usual in GB too; the words decide, hence the handicap. */
    EUC_KR(new DoubleByteCost("EUC-KR", 0xb0, 0xc8, 0xa1, 112, 60), "x-windows-949", "EUC-KR"),
    LATIN_1(new Latin1Cost(), "ISO-8859-1");

    private static final int UNDEFINED = 300;

    private final TextCost cost;
    private final List<String> names;
    private final Charset charset;

    /** The first of the names that this Java knows is what text is decoded by; the others mean the same or a part of it. */
    Encoding(TextCost cost, String... names) {
        this.cost = cost;
        this.names = List.of(names);
        charset = Charset.forName(
                this.names.stream().filter(Charset::isSupported).findFirst().orElse("ISO-8859-1"));
    }

    /** By what the text is decoded. */
    Charset charset() {
        return charset;
    }

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
        for (Encoding encoding : values()) {
            if (encoding.charset.equals(charset)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The charset by which to decode what a record declares; empty if there is none, or one in which the brackets of the
     * record would not be brackets.
     */
    static Optional<Charset> declared(String name) {
        Charset named = forName(name);
        if (named == null || !keepsBrackets(named)) {
            return Optional.empty();
        }
        for (Encoding encoding : values()) {
            if (encoding.names.contains(named.name())) {
                return Optional.of(encoding.charset);
            }
        }
        return Optional.of(named);
    }

    private static boolean keepsBrackets(Charset charset) {
        return charset.canEncode() && Arrays.equals("(;[]".getBytes(charset), "(;[]".getBytes(StandardCharsets.US_ASCII));
    }

    private static Charset forName(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException unknown) {
            return null;
        }
    }
}
