package org.seichi.record;

import org.seichi.text.Characters;

/** Looks ahead in the text of records: white space, names, and where a game begins. */
final class Scan {
    private Scan() {}

    /**
     * The offset of the next game's opening bracket, or the length of the text if there is none. A game begins with
     * {@code (;} and a property, another node or a tree, or with {@code (} and a property in capital letters.
     */
    static int nextGame(String text, int from) {
        int open = text.indexOf('(', from);
        while (open >= 0 && !beginsGame(text, open)) {
            open = text.indexOf('(', open + 1);
        }
        return open < 0 ? text.length() : open;
    }

    /** Whether a name and a value stand at the offset. */
    static boolean beginsProperty(String text, int start) {
        int end = nameEnd(text, start);
        int bracket = blankEnd(text, end);
        return end > start && bracket < text.length() && text.charAt(bracket) == '[';
    }

    /** The offset behind a name of letters and, after the first one, digits. */
    static int nameEnd(String text, int start) {
        int end = start;
        while (end < text.length()
                && (isLetter(text.charAt(end)) || (end > start && Characters.isDigit(text.charAt(end))))) {
            end++;
        }
        return end;
    }

    /** The offset of the next character that is not blank. */
    static int blankEnd(String text, int start) {
        int end = start;
        while (end < text.length() && isBlank(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** White space, and control characters such as NUL, which some programs leave behind. */
    static boolean isBlank(char c) {
        return c <= ' ' || c == '\u007f' || c == '\u00a0' || c == '\u3000' || c == '\ufeff';
    }

    /** A letter of the English alphabet. */
    static boolean isLetter(char c) {
        return isCapital(c) || (c >= 'a' && c <= 'z');
    }

    /** A capital letter of the English alphabet. */
    static boolean isCapital(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static boolean beginsGame(String text, int open) {
        int first = blankEnd(text, open + 1);
        if (first == text.length()) {
            return false;
        }
        if (text.charAt(first) != ';') {
            return isCapital(text.charAt(first)) && beginsProperty(text, first);
        }
        int second = blankEnd(text, first + 1);
        return second == text.length() || "();".indexOf(text.charAt(second)) >= 0 || beginsProperty(text, second);
    }
}
