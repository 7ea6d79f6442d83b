package org.seichi.rules;

import java.util.Optional;
import org.seichi.text.Characters;

/**
 * Words of one meaning, to be found in folded text. A Latin word matches only as a whole word, so that "b" does not match in
 * "byoyomi" but does in "b胜"; an asterisk at either end allows it to continue there. Other words, and signs, match anywhere.
 */
final class Words {
    private static final String ANYTHING = "*";

    private final String[] words;

    /** The words in folded spelling, with their asterisks. */
    Words(String... words) {
        this.words = words;
    }

    /**
     * The place of a word in a text.
     *
     * @param start index of its first character
     * @param end index after its last character
     */
    record Place(int start, int end) {
        /** The word as it appears in the text. */
        String in(String text) {
            return text.substring(start, end);
        }
    }

    /** The first place of any of the words at or after an index. */
    Optional<Place> find(String text, int from) {
        for (int start = from; start < text.length(); start++) {
            for (String word : words) {
                int end = end(word, text, start);
                if (end > 0) {
                    return Optional.of(new Place(start, end));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether any of the words is in a text. */
    boolean areIn(String text) {
        return find(text, 0).isPresent();
    }

    /** Whether a text begins with one of the words. */
    boolean begin(String text) {
        return find(text, 0).filter(place -> place.start() == 0).isPresent();
    }

    /** The end of a word that begins at an index; 0 if it does not match there. */
    private static int end(String word, String text, int start) {
        boolean beginsAnywhere = word.startsWith(ANYTHING);
        boolean goesOn = word.length() > 1 && word.endsWith(ANYTHING);
        String letters = word.substring(beginsAnywhere ? 1 : 0, word.length() - (goesOn ? 1 : 0));
        if (!text.startsWith(letters, start)) {
            return 0;
        }
        int end = start + letters.length();
        if (!Characters.isOfWord(letters.charAt(0))) {
            return end;
        }
        while (goesOn && isOfWord(text, end)) {
            end++;
        }
        return (beginsAnywhere || !isOfWord(text, start - 1)) && !isOfWord(text, end) ? end : 0;
    }

    private static boolean isOfWord(String text, int index) {
        return index >= 0 && index < text.length() && Characters.isOfWord(text.charAt(index));
    }
}
