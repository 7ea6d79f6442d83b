package org.seichi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Warning;
import org.seichi.text.Texts;

/**
 * Determines the character set of a file and decodes it.
 *
 * <p>The file is decoded before it is parsed, since the second byte of a character may be a bracket or a backslash in
 * Shift_JIS, Big5 and GB18030. One character set applies to the whole file. In order of precedence:
 *
 * <ol>
 *   <li>a byte order mark, or the zero byte of UTF-16 beside an initial parenthesis;
 *   <li>no byte above 127 and no escape character: ASCII;
 *   <li>the first CA within the first 64 KiB, if it names UTF-8 or another known set that is not guessed, and all bytes fit;
 *   <li>the result of {@link CharsetGuess}, which favors any other declared character set.
 * </ol>
 */
final class Charsets {
    private static final int CA_WITHIN = 1 << 16;
    private static final int ESCAPE = 0x1b;
    /** The character that decoders substitute for malformed bytes. */
    static final char REPLACEMENT = '\ufffd';

    private final byte[] bytes;
    private final Encodings encodings;
    private final List<Warning> warnings = new ArrayList<>();

    private Charsets(byte[] bytes, Encodings encodings) {
        this.bytes = bytes;
        this.encodings = encodings;
    }

    /** Decodes a file. Any bytes can be decoded. */
    static DecodedText decode(byte[] bytes, Encodings encodings) {
        return new Charsets(bytes, encodings).decode();
    }

    private DecodedText decode() {
        Attempt attempt = decoded();
        if (!attempt.clean()) {
            warnings.add(Tolerance.CHARSET_MALFORMED.ofFile(""));
        }
        if (attempt.text().indexOf('\0') >= 0) {
            warnings.add(Tolerance.NUL.ofFile(""));
        }
        return new DecodedText(attempt.text(), attempt.charset(), List.copyOf(warnings));
    }

    private Attempt decoded() {
        if (startsWith(0xef, 0xbb, 0xbf)) {
            return attempt(encodings.required("UTF-8"), 3);
        }
        if (startsWith(0xfe, 0xff) || startsWith(0, '(')) {
            return attempt(encodings.required("UTF-16BE"), startsWith(0) ? 0 : 2);
        }
        if (startsWith(0xff, 0xfe) || startsWith('(', 0)) {
            return attempt(encodings.required("UTF-16LE"), startsWith('(') ? 0 : 2);
        }
        if (isAscii()) {
            return new Attempt("US-ASCII", Texts.ofBytes(bytes, 0, bytes.length), true);
        }
        return declaredOrGuessed(declaration());
    }

    private Attempt declaredOrGuessed(String declaration) {
        Optional<CharacterSet> declared = encodings.declared(declaration);
        if (declared.isEmpty()) {
            Tolerance tolerance = declaration.isEmpty() ? Tolerance.CHARSET_MISSING : Tolerance.CHARSET_UNKNOWN;
            return guessed(declared, tolerance);
        }
        if (declared.get().name().equals("UTF-8") || !encodings.isJudged(declared.get())) {
            Attempt attempt = attempt(declared.get(), 0);
            if (attempt.clean()) {
                return attempt;
            }
        }
        return guessed(declared, Tolerance.CHARSET_WRONG);
    }

    /** Decodes in the guessed character set; warns if that is not the declared one. */
    private Attempt guessed(Optional<CharacterSet> declared, Tolerance tolerance) {
        CharacterSet guess = CharsetGuess.of(bytes, encodings, declared);
        if (!declared.equals(Optional.of(guess))) {
            warnings.add(tolerance.ofFile("; read as " + guess.name()));
        }
        return attempt(guess, 0);
    }

    private Attempt attempt(CharacterSet set, int from) {
        String text = set.decode(bytes, from);
        long replaced = text.chars().filter(letter -> letter == REPLACEMENT).count();
        return new Attempt(set.name(), text, replaced == (set.name().equals("UTF-8") ? replacements() : 0));
    }

    /** The number of U+FFFD that the file itself contains, encoded in UTF-8. */
    private int replacements() {
        int found = 0;
        for (int i = 2; i < bytes.length; i++) {
            found += bytes[i - 2] == (byte) 0xef && bytes[i - 1] == (byte) 0xbf && bytes[i] == (byte) 0xbd ? 1 : 0;
        }
        return found;
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

    /** The value of the first CA property; empty if there is none. */
    private String declaration() {
        int limit = Math.min(bytes.length, CA_WITHIN) - 3;
        for (int i = 1; i < limit; i++) {
            if (bytes[i] == 'C' && bytes[i + 1] == 'A' && bytes[i + 2] == '[' && !Scan.isLetter((char) bytes[i - 1])) {
                int end = i + 3;
                while (end < limit && bytes[end] != ']') {
                    end++;
                }
                return Texts.strip(Texts.ofBytes(bytes, i + 3, end));
            }
        }
        return "";
    }

    /** A decoded file; clean if no byte was malformed. */
    private record Attempt(String charset, String text, boolean clean) {}
}
