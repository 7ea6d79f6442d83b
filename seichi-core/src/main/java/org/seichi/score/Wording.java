package org.seichi.score;

/**
 * Fills words into sentences. {@code String.format} would do as well, but its number formatting would make up a tenth of the
 * engine for web pages.
 */
final class Wording {
    private static final String OPEN = "%s";

    private Wording() {}

    /** The sentence with each {@code %s} replaced by the next word. */
    static String filled(String sentence, Object... words) {
        StringBuilder text = new StringBuilder();
        int from = 0;
        int word = 0;
        for (int at = sentence.indexOf(OPEN); at >= 0; at = sentence.indexOf(OPEN, from)) {
            text.append(sentence, from, at).append(words[word]);
            word++;
            from = at + OPEN.length();
        }
        return text.append(sentence, from, sentence.length()).toString();
    }
}
