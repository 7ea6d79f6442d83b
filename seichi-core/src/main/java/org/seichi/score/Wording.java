package org.seichi.score;

/**
 * Fills words into sentences, and puts these into the singular or the plural: of {@code [the stone is|the stones are]} they keep the
 * first part for one stone or point, else the second. {@code String.format} would do as well, but its number formatting
 * would make up a tenth of the engine for web pages.
 */
final class Wording {
    private static final String OPEN = "%s";

    private Wording() {}

    /** The sentence about a number of stones or points, before words are filled in. */
    static String of(int number, String sentence) {
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (int at = sentence.indexOf('['); at >= 0; at = sentence.indexOf('[', from)) {
            int bar = sentence.indexOf('|', at);
            int end = sentence.indexOf(']', bar);
            text.append(sentence, from, at).append(sentence, number == 1 ? at + 1 : bar + 1, number == 1 ? bar : end);
            from = end + 1;
        }
        return text.append(sentence, from, sentence.length()).toString();
    }

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
