package org.seichi.record;

import org.seichi.text.Characters;

/** Lookahead in the text of records: white space, property names, and starts of games. */
final class Scan {
    private Scan() {}

    /**
     * The offset of the next game's opening parenthesis; the length of the text if there is none. A game begins with {@code (;}
     * and a property, a node, a parenthesis or the end of the text, or with {@code (} and a property in capital letters.
     */
    static int nextGame(String text, int from) {
        int open = text.indexOf('(', from);
        while (open >= 0 && !beginsGame(text, open)) {
            open = text.indexOf('(', open + 1);
        }
        return open < 0 ? text.length() : open;
    }

    /** Whether a property name with a value starts at the offset. */
    static boolean beginsProperty(String text, int start) {
        int end = nameEnd(text, start);
        int bracket = blankEnd(text, end);
        return end > start && bracket < text.length() && text.charAt(bracket) == '[';
    }

    /** The offset after a name of letters and, after the first one, digits. */
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

    /** The text between two offsets without the blank characters around it. */
    static Span trimmed(String text, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && isBlank(text.charAt(start))) {
            start++;
        }
        while (start < end && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return new Span(start, end);
    }

    /** Whether a character is white space or a control character, such as NUL, which some programs leave behind. */
    static boolean isBlank(char c) {
        return c <= ' ' || c == '\u007f' || c == '\u00a0' || c == '\u3000' || c == '\ufeff';
    }

    /** Whether a character is an ASCII letter. */
    static boolean isLetter(char c) {
        return isCapital(c) || (c >= 'a' && c <= 'z');
    }

    /** Whether a character is an ASCII capital letter. */
    static boolean isCapital(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /** Whether a name has no small letter: a word of a text in brackets, such as {@code (String[] words)}, begins no game. */
    private static boolean isInCapitals(String text, int start, int end) {
        return text.substring(start, end).chars().noneMatch(c -> c >= 'a');
    }

    private static boolean beginsGame(String text, int open) {
        int first = blankEnd(text, open + 1);
        if (first == text.length()) {
            return false;
        }
        if (text.charAt(first) != ';') {
            return isInCapitals(text, first, nameEnd(text, first)) && beginsProperty(text, first);
        }
        int second = blankEnd(text, first + 1);
        return second == text.length() || "();".indexOf(text.charAt(second)) >= 0 || beginsProperty(text, second);
    }
}
