package org.seichi.text;

/**
 * Texts changed by English letters and white space alone. {@link String} does the same by tables of the letters of all scripts, and
 * reads bytes by way of every character set; an engine for pages would carry them.
 */
public final class Texts {
    /** What Java takes for white space. */
    private static final String SPACES =
            "\t\n\u000b\f\r\u001c\u001d\u001e\u001f \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
                    + "\u2008\u2009\u200a\u2028\u2029\u205f\u3000";

    private static final int TO_SMALL = 'a' - 'A';

    private Texts() {}

    /** A text without white space at both ends. */
    public static String strip(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isSpace(text.charAt(start))) {
            start++;
        }
        while (start < end && isSpace(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    /** Whether a text is empty or white space. */
    public static boolean isBlank(String text) {
        return strip(text).isEmpty();
    }

    /** A text in small letters. */
    public static String small(String text) {
        StringBuilder small = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            small.setCharAt(i, small(text.charAt(i)));
        }
        return small.toString();
    }

    /** A text in capitals. */
    public static String capital(String text) {
        StringBuilder capital = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            capital.setCharAt(i, capital(text.charAt(i)));
        }
        return capital.toString();
    }

    /** A letter as a small one. */
    public static char small(char letter) {
        return letter >= 'A' && letter <= 'Z' ? (char) (letter + TO_SMALL) : letter;
    }

    /** A letter as a capital. */
    public static char capital(char letter) {
        return letter >= 'a' && letter <= 'z' ? (char) (letter - TO_SMALL) : letter;
    }

    /** The name of a constant for programs: {@code "good-point"}. */
    public static String code(Enum<?> constant) {
        return small(constant.name()).replace('_', '-');
    }

    /**
     * Bytes as text, each the character of its number: what Latin-1 and ASCII are.
     *
     * @param to the index behind the last byte
     */
    public static String ofBytes(byte[] bytes, int from, int to) {
        char[] text = new char[to - from];
        for (int i = from; i < to; i++) {
            text[i - from] = (char) (bytes[i] & 0xff);
        }
        return new String(text);
    }

    private static boolean isSpace(char letter) {
        return SPACES.indexOf(letter) >= 0;
    }
}
