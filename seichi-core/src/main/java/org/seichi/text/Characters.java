package org.seichi.text;

/** Classifies characters without the Unicode tables of {@link Character}. */
public final class Characters {
    /** All digits. */
    public static final String DIGITS = "0123456789";

    /** All ASCII white space. */
    public static final String SPACES = " \t\n\u000b\f\r";

    private Characters() {}

    /** Whether a character is a digit from 0 to 9. */
    public static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /** Whether a character is ASCII white space. */
    public static boolean isSpace(char letter) {
        return SPACES.indexOf(letter) >= 0;
    }

    /** Whether a character belongs to a word or a number: an ASCII letter, a digit or an underscore. */
    public static boolean isOfWord(char letter) {
        return isDigit(letter) || letter == '_' || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    }

    /** Whether a character is a letter of any script, not a sign or punctuation: an approximation that needs no table. */
    public static boolean isLetter(char letter) {
        boolean sign = letter < 'À' || (letter >= '\u2000' && letter <= '\u303f') || letter == '・';
        return sign ? isOfWord(letter) && !isDigit(letter) && letter != '_' : !Character.isSurrogate(letter);
    }

    /** Whether a text consists of at least one and at most the given number of digits. */
    public static boolean isNumber(String text, int mostDigits) {
        Cursor cursor = new Cursor(text, 0);
        return cursor.skipAny(DIGITS, mostDigits) > 0 && cursor.atEnd();
    }

    /** The text with each run of control characters replaced by one space. */
    public static String withoutControls(String text) {
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (!isControl(letter)) {
                kept.append(letter);
            } else if (i == 0 || !isControl(text.charAt(i - 1))) {
                kept.append(' ');
            }
        }
        return kept.toString();
    }

    private static boolean isControl(char letter) {
        return letter < ' ' || letter == 0x7f;
    }
}
