package org.seichi.record;

import java.util.ArrayList;
import java.util.List;
import org.seichi.text.Characters;

/**
 * A row of a board drawn in letters: its points, each with its place.
 *
 * @param line the line that it was read from
 * @param letters the letters of its points
 * @param places the offset of each
 * @param beside what is written on the line after the board; empty if nothing is
 */
record DiagramRow(Span line, String letters, List<Integer> places, Span beside) {
    /** What separates points, and what some programs put around the last move. */
    private static final String BETWEEN = " \t|()\u3000";

    private static final String ALONE = "XO.";

    /** A row without a number. */
    static DiagramRow of(String text, Span line) {
        return new Reading(text, line).read(0, false);
    }

    /**
     * A row with its number.
     *
     * @param columns number of points on it; 0 if it ends with the line
     */
    static DiagramRow numbered(String text, Span line, int columns) {
        return new Reading(text, line).read(columns, true);
    }

    /** Number of points. */
    int size() {
        return letters.length();
    }

    /** Whether at least half of the letters are stones or plain empty points. A letter alone must be one of those that all boards have. */
    boolean isLikely() {
        if (size() == 1) {
            return ALONE.indexOf(letters.charAt(0)) >= 0;
        }
        int usual = 0;
        for (int i = 0; i < size(); i++) {
            usual += DiagramLetters.isUsual(letters.charAt(i)) ? 1 : 0;
        }
        return size() > 0 && 2 * usual >= size();
    }

    /** Whether all letters stand for points. */
    boolean hasOnlyPoints(DiagramLetters known) {
        for (int i = 0; i < size(); i++) {
            if (!known.has(letters.charAt(i))) {
                return false;
            }
        }
        return size() > 0;
    }

    /** The number that a line begins with; -1 if there is none of at most two digits before something else. */
    static int number(String text, Span line) {
        List<Span> words = words(text, line);
        String first = words.size() < 2 ? "" : words.get(0).in(text);
        return Characters.isNumber(first, 2) ? Integer.parseInt(first) : -1;
    }

    private static List<Span> words(String text, Span line) {
        List<Span> words = new ArrayList<>();
        int start = line.start();
        for (int end = start; end <= line.end(); end++) {
            if (end == line.end() || BETWEEN.indexOf(text.charAt(end)) >= 0) {
                if (end > start) {
                    words.add(new Span(start, end));
                }
                start = end + 1;
            }
        }
        return words;
    }

    /** The state of reading one row. */
    private static final class Reading {
        private final String text;
        private final Span line;
        private final StringBuilder letters = new StringBuilder();
        private final List<Integer> places = new ArrayList<>();

        private Reading(String text, Span line) {
            this.text = text;
            this.line = line;
        }

        private DiagramRow read(int columns, boolean hasNumber) {
            List<Span> words = words(text, line);
            String number = hasNumber && !words.isEmpty() ? words.get(0).in(text) : "";
            int next = hasNumber ? 1 : 0;
            int last = words.size();
            if (hasNumber && last > 2 && words.get(last - 1).in(text).equals(number)) {
                last--;
            }
            boolean isSpaced = last - next > 1;
            while (next < last && (columns == 0 || letters.length() < columns)) {
                add(words.get(next++), columns > 0 && isSpaced);
            }
            boolean isClosed =
                    columns > 0 && next < last && words.get(next).in(text).equals(number);
            next += isClosed ? 1 : 0;
            Span beside = columns > 0 && next < last ? new Span(words.get(next).start(), line.end()) : Span.NONE;
            return new DiagramRow(line, letters.toString(), List.copyOf(places), beside);
        }

        /**
         * Adds the points of a word.
         *
         * @param mayBeNumbered whether a digit after a stone may be the number of one of the last moves, as some programs print it
         */
        private void add(Span word, boolean mayBeNumbered) {
            for (int at = word.start(); at < word.end(); at++) {
                boolean isNumber = mayBeNumbered
                        && at > word.start()
                        && Characters.isDigit(text.charAt(at))
                        && DiagramLetters.PLAIN.stone(text.charAt(at - 1)).isPresent();
                if (!isNumber) {
                    letters.append(text.charAt(at));
                    places.add(at);
                }
            }
        }
    }
}
