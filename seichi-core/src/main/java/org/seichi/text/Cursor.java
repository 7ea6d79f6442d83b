package org.seichi.text;

/**
 * A position in a text that advances past expected tokens and stays where it is if they are not there. Digits and white space
 * are those of ASCII. Not thread-safe.
 */
public final class Cursor {
    private final String text;
    private int at;

    /** A cursor before the character with the given index. */
    public Cursor(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /** The index of the next character. */
    public int at() {
        return at;
    }

    /** Whether the cursor is at the end of the text. */
    public boolean atEnd() {
        return at == text.length();
    }

    /** Moves to an index. */
    public void to(int index) {
        at = index;
    }

    /** The next character; a line feed at the end of the text. */
    public char next() {
        return atEnd() ? '\n' : text.charAt(at);
    }

    /** The text from an index to the cursor. */
    public String since(int start) {
        return text.substring(start, at);
    }

    /** Moves past a word; returns whether it was there. */
    public boolean skip(String word) {
        boolean there = text.startsWith(word, at);
        at += there ? word.length() : 0;
        return there;
    }

    /** Moves past the first of the given words that is there; returns whether there was one. */
    public boolean skipOneOf(String... words) {
        for (String word : words) {
            if (skip(word)) {
                return true;
            }
        }
        return false;
    }

    /** Moves past consecutive characters of the given ones, but at most a number of them; returns how many they were. */
    public int skipAny(String characters, int most) {
        int start = at;
        while (at < text.length() && at - start < most && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at - start;
    }

    /** Moves past all consecutive characters of the given ones; returns how many they were. */
    public int skipAll(String characters) {
        return skipAny(characters, Integer.MAX_VALUE);
    }

    /** Moves past digits; returns how many they were. */
    public int skipDigits() {
        return skipAll(Characters.DIGITS);
    }

    /** Moves past white space. */
    public void skipSpaces() {
        skipAll(Characters.SPACES);
    }
}
