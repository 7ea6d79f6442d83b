package org.seichi.score;

/**
 * Sentences that leave words open. {@code String.format} would do it too, and bring its number formats into the engine for pages,
 * a tenth of its size.
 */
final class Wording {
    private static final String OPEN = "%s";

    private Wording() {}

    /** A sentence with words in the places of its {@code %s}, in their order. */
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
