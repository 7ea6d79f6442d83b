package org.seichi.web;

import java.util.Optional;
import org.seichi.record.CharacterSet;
import org.seichi.record.CharacterSets;
import org.seichi.text.Texts;

/**
 * The character sets of a host under their Java names, so that answers are the same everywhere.
 *
 * @param host decodes all but Latin-1 and ASCII, labels to which hosts give another meaning
 */
record HostCharacterSets(TextHost host) implements CharacterSets {
    @Override
    public Optional<CharacterSet> named(String name) {
        String label = Texts.lowercase(name);
        switch (label) {
            case "iso-8859-1", "iso8859-1", "iso8859_1", "iso_8859-1", "latin1", "l1" -> {
                return Optional.of(new Latin("ISO-8859-1", 0xff));
            }
            case "us-ascii", "ascii" -> {
                return Optional.of(new Latin("US-ASCII", 0x7f));
            }
            case "utf-16" -> {
                return Optional.empty();
            }
            // Hosts use other labels for these.
            case "x-windows-950" -> {
                return Optional.of(new Hosted(label, "big5", host));
            }
            case "windows-31j" -> {
                return Optional.of(new Hosted(label, "shift_jis", host));
            }
            case "x-windows-949" -> {
                return Optional.of(new Hosted(label, "euc-kr", host));
            }
            default -> {
                String encoding = host.encoding(label);
                return encoding.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Hosted(nameInJava(encoding), encoding, host));
            }
        }
    }

    private static String nameInJava(String encoding) {
        return switch (encoding) {
            case "big5" -> "Big5";
            case "shift_jis" -> "Shift_JIS";
            case "utf-8", "utf-16le", "utf-16be", "gb18030", "gbk", "euc-kr", "euc-jp", "iso-2022-jp" ->
                Texts.uppercase(encoding);
            default -> encoding;
        };
    }

    /** A character set in which each byte up to the last one is the character with the same number. */
    private record Latin(String name, int last) implements CharacterSet {
        private static final char UNKNOWN = '\ufffd';

        @Override
        public String decode(byte[] bytes, int from) {
            StringBuilder known = new StringBuilder(Texts.ofBytes(bytes, from, bytes.length));
            for (int i = 0; i < known.length(); i++) {
                if (known.charAt(i) > last) {
                    known.setCharAt(i, UNKNOWN);
                }
            }
            return known.toString();
        }
    }

    private record Hosted(String name, String label, TextHost host) implements CharacterSet {
        @Override
        public String decode(byte[] bytes, int from) {
            return host.decode(label, bytes, from);
        }
    }
}
