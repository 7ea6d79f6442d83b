package org.seichi.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Warning;

/**
 * Decides in which character set a file is written, and decodes it.
 *
 * <p>Decoding comes before anything else is read, since the second byte of a character may be a bracket or a backslash in
 * Shift_JIS, Big5 and GB18030. One character set holds for the whole file: in order of rank
 *
 * <ol>
 *   <li>a byte order mark, or the zero bytes of UTF-16 about the first bracket;
 *   <li>no byte above 127: ASCII;
 *   <li>the first CA within the first 64 KiB, if it names a character set that is known here and fits the bytes;
 *   <li>the judgement of {@link CharsetGuess}.
 * </ol>
 */
final class Charsets {
    private static final int CA_WITHIN = 1 << 16;
    private static final int ESCAPE = 0x1b;
    /** What decoders put in place of bytes that are no text. */
    static final char REPLACEMENT = '\ufffd';

    private final byte[] bytes;
    private final List<Warning> warnings = new ArrayList<>();

    private Charsets(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Decodes a file. Any bytes can be decoded. */
    static DecodedText decode(byte[] bytes) {
        return new Charsets(bytes).decode();
    }

    private DecodedText decode() {
        if (startsWith(0xef, 0xbb, 0xbf)) {
            return decode(UTF_8, 3);
        }
        if (startsWith(0xfe, 0xff) || startsWith(0, '(')) {
            return decode(UTF_16BE, startsWith(0) ? 0 : 2);
        }
        if (startsWith(0xff, 0xfe) || startsWith('(', 0)) {
            return decode(UTF_16LE, startsWith('(') ? 0 : 2);
        }
        if (isAscii()) {
            return decode(US_ASCII, 0);
        }
        return decode(choose(declaration()), 0);
    }

    private Charset choose(String declaration) {
        Optional<Charset> declared = Encoding.declared(declaration);
        if (declared.isEmpty()) {
            Charset guess = CharsetGuess.of(bytes, Optional.empty());
            Tolerance tolerance = declaration.isEmpty() ? Tolerance.CHARSET_MISSING : Tolerance.CHARSET_UNKNOWN;
            warnings.add(tolerance.ofFile("; read as " + guess.name()));
            return guess;
        }
        if (declared.get().equals(UTF_8) && fits(UTF_8)) {
            return UTF_8;
        }
        if (!Encoding.isJudged(declared.get()) && fits(declared.get())) {
            return declared.get();
        }
        Charset guess = CharsetGuess.of(bytes, declared);
        if (!guess.equals(declared.get())) {
            warnings.add(Tolerance.CHARSET_WRONG.ofFile("; read as " + guess.name()));
        }
        return guess;
    }

    private DecodedText decode(Charset charset, int from) {
        // An ASCII file decodes fastest, and into the most compact string, as Latin-1.
        Charset decoder = charset.equals(US_ASCII) ? ISO_8859_1 : charset;
        String text = new String(bytes, from, bytes.length - from, decoder);
        if (text.indexOf(REPLACEMENT) >= 0 && !fits(charset)) {
            warnings.add(Tolerance.CHARSET_MALFORMED.ofFile(""));
        }
        if (text.indexOf('\0') >= 0) {
            warnings.add(Tolerance.NUL.ofFile(""));
        }
        return new DecodedText(text, charset.name(), List.copyOf(warnings));
    }

    /** Whether every byte is text. */
    private boolean fits(Charset charset) {
        String text = new String(bytes, charset);
        return text.indexOf(REPLACEMENT) < 0 || (charset.equals(UTF_8) && Arrays.equals(text.getBytes(UTF_8), bytes));
    }

    private boolean isAscii() {
        for (byte b : bytes) {
            if (b < 0 || b == ESCAPE) {
                return false;
            }
        }
        return true;
    }

    private boolean startsWith(int... start) {
        for (int i = 0; i < start.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xff) != start[i]) {
                return false;
            }
        }
        return true;
    }

    /** The value of the first CA property; nothing if there is none. */
    private String declaration() {
        int limit = Math.min(bytes.length, CA_WITHIN) - 3;
        for (int i = 1; i < limit; i++) {
            if (bytes[i] == 'C' && bytes[i + 1] == 'A' && bytes[i + 2] == '[' && !isLetter(bytes[i - 1])) {
                int end = i + 3;
                while (end < limit && bytes[end] != ']') {
                    end++;
                }
                return new String(bytes, i + 3, end - i - 3, ISO_8859_1).strip();
            }
        }
        return "";
    }

    private static boolean isLetter(byte b) {
        return (b >= 'A' && b <= 'Z') || (b >= 'a' && b <= 'z');
    }
}
