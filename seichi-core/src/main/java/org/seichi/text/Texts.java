package org.seichi.text;

/**
 * String functions for ASCII letters and white space. Those of {@link String} use tables of the letters of all scripts and of
 * all character sets, which an engine for web pages would have to include.
 */
public final class Texts {
    /** The characters that Java considers white space. */
    private static final String SPACES =
            "\t\n\u000b\f\r\u001c\u001d\u001e\u001f \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
                    + "\u2008\u2009\u200a\u2028\u2029\u205f\u3000";

    private static final int TO_LOWER = 'a' - 'A';

    private Texts() {}

    /** A number with its noun, in the plural unless it is one: {@code "3 stones"}. */
    public static String count(long number, String noun) {
        return count(number, noun, noun + "s");
    }

    /** A number with what is said of one or of many: {@code "1 point matters"}. */
    public static String count(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    /** A text without leading and trailing white space. */
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

    /** Whether a text is empty or only white space. */
    public static boolean isBlank(String text) {
        return strip(text).isEmpty();
    }

    /** A text with ASCII letters in lower case. */
    public static String lowercase(String text) {
        StringBuilder lower = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            lower.setCharAt(i, lowercase(text.charAt(i)));
        }
        return lower.toString();
    }

    /** A text with ASCII letters in upper case. */
    public static String uppercase(String text) {
        StringBuilder upper = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            upper.setCharAt(i, uppercase(text.charAt(i)));
        }
        return upper.toString();
    }

    /** A character in lower case if it is an ASCII letter. */
    public static char lowercase(char letter) {
        return letter >= 'A' && letter <= 'Z' ? (char) (letter + TO_LOWER) : letter;
    }

    /** A character in upper case if it is an ASCII letter. */
    public static char uppercase(char letter) {
        return letter >= 'a' && letter <= 'z' ? (char) (letter - TO_LOWER) : letter;
    }

    /** A clause as a sentence: with a capital letter and a full stop. */
    public static String sentence(String clause) {
        return uppercase(clause.charAt(0)) + clause.substring(1) + ".";
    }

    /** The code of a constant for programs: {@code "good-point"}. */
    public static String code(Enum<?> constant) {
        return lowercase(constant.name()).replace('_', '-');
    }

    /**
     * Decodes bytes as Latin-1, which includes ASCII: each byte is the character with its number.
     *
     * @param to the index after the last byte
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
