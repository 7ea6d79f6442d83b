package org.seichi.web;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.seichi.record.CharacterSet;
import org.seichi.record.CharacterSets;

/**
 * The character sets of a host, under the names that Java gives them, so that answers are the same everywhere.
 *
 * @param host decodes all but Latin-1 and ASCII, by which hosts mean something else
 */
record HostCharacterSets(TextHost host) implements CharacterSets {
    /** Names of Java that hosts do not know, with the label of the same thing. */
    private static final Map<String, String> LABELS =
            Map.of("x-windows-950", "big5", "windows-31j", "shift_jis", "x-windows-949", "euc-kr");

    /** The names of Java for encodings of hosts. */
    private static final Map<String, String> NAMES = Map.of(
            "utf-8", "UTF-8",
            "utf-16le", "UTF-16LE",
            "utf-16be", "UTF-16BE",
            "gb18030", "GB18030",
            "gbk", "GBK",
            "big5", "Big5",
            "shift_jis", "Shift_JIS",
            "euc-kr", "EUC-KR",
            "euc-jp", "EUC-JP",
            "iso-2022-jp", "ISO-2022-JP");

    @Override
    public Optional<CharacterSet> named(String name) {
        String label = name.toLowerCase(Locale.ROOT);
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
            default -> {
                return hosted(label);
            }
        }
    }

    private Optional<CharacterSet> hosted(String label) {
        if (LABELS.containsKey(label)) {
            return Optional.of(new Hosted(label, LABELS.get(label), host));
        }
        String encoding = host.encoding(label);
        return encoding.isEmpty()
                ? Optional.empty()
                : Optional.of(new Hosted(NAMES.getOrDefault(encoding, encoding), encoding, host));
    }

    /** A character set of which each byte up to the last is the character of the same number. */
    private record Latin(String name, int last) implements CharacterSet {
        private static final char UNKNOWN = '\ufffd';

        @Override
        public String decode(byte[] bytes, int from) {
            String text = new String(bytes, from, bytes.length - from, StandardCharsets.ISO_8859_1);
            StringBuilder known = new StringBuilder(text);
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
