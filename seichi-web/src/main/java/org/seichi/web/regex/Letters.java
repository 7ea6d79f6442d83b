package org.seichi.web.regex;

/** A set of characters. */
final class Letters {
    static final Letters DIGIT = new Letters("09", false, false);
    static final Letters SPACE = new Letters("\t\r  ", false, false);
    static final Letters WORD = new Letters("azAZ09__", false, false);
    static final Letters CONTROL = new Letters("\0\u001f\u007f\u007f", false, false);
    static final Letters LETTER = new Letters("", true, false);
    static final Letters LINE_END = new Letters("\n\n\r\r\u0085\u0085\u2028\u2029", false, false);
    static final Letters ANY = LINE_END.others();

    /** The first and the last character of each range. */
    private final String ranges;

    /** Whether all letters of all scripts are in it. */
    private final boolean allLetters;

    /** Whether it holds all others. */
    private final boolean negated;

    Letters(String ranges, boolean allLetters, boolean negated) {
        this.ranges = ranges;
        this.allLetters = allLetters;
        this.negated = negated;
    }

    static Letters only(char letter) {
        return new Letters("" + letter + letter, false, false);
    }

    Letters others() {
        return new Letters(ranges, allLetters, !negated);
    }

    /** Both together; neither may be all but some. */
    Letters and(Letters more) {
        if (negated || more.negated) {
            throw new IllegalArgumentException("a set of characters within another may not be negated");
        }
        return new Letters(ranges + more.ranges, allLetters || more.allLetters, false);
    }

    boolean include(int letter) {
        return holds(letter) != negated;
    }

    private boolean holds(int letter) {
        for (int i = 0; i < ranges.length(); i += 2) {
            if (letter >= ranges.charAt(i) && letter <= ranges.charAt(i + 1)) {
                return true;
            }
        }
        return allLetters && Character.isLetter(letter);
    }
}
