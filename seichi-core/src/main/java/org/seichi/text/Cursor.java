package org.seichi.text;

/**
 * A place in a text that moves on past what is looked for. What is not there leaves it where it is. Digits, letters and white
 * space are those of ASCII.
 */
public final class Cursor {
    private final String text;
    private int at;

    /** A cursor before the character with an index. */
    public Cursor(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /** The index of the next character. */
    public int at() {
        return at;
    }

    /** Whether nothing follows. */
    public boolean atEnd() {
        return at == text.length();
    }

    /** Goes to an index. */
    public void to(int index) {
        at = index;
    }

    /** The next character; a line feed behind the last one. */
    public char next() {
        return atEnd() ? '\n' : text.charAt(at);
    }

    /** The text from an index up to here. */
    public String since(int start) {
        return text.substring(start, at);
    }

    /** Moves past a word. */
    public boolean skip(String word) {
        boolean there = text.startsWith(word, at);
        at += there ? word.length() : 0;
        return there;
    }

    /** Moves past the first word of some that is there. */
    public boolean skipOneOf(String... words) {
        for (String word : words) {
            if (skip(word)) {
                return true;
            }
        }
        return false;
    }

    /** Moves past as many of some characters as follow each other, but at most a number; says how many they were. */
    public int skipAny(String characters, int most) {
        int start = at;
        while (at < text.length() && at - start < most && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at - start;
    }

    /** Moves past all of some characters that follow each other, and says how many they were. */
    public int skipAll(String characters) {
        return skipAny(characters, Integer.MAX_VALUE);
    }

    /** Moves past digits, and says how many they were. */
    public int skipDigits() {
        return skipAll(Characters.DIGITS);
    }

    /** Moves past white space. */
    public void skipSpaces() {
        skipAll(Characters.SPACES);
    }
}
