package org.seichi.web.regex;

import java.util.ArrayList;
import java.util.List;

/** Takes the place of {@link java.util.regex.Pattern} in the engine, under its name. */
public final class SmallPattern {
    private final Step start;
    private final PatternParser parser;

    private SmallPattern(PatternParser parser) {
        this.parser = parser;
        start = parser.steps();
    }

    /**
     * Reads an expression.
     *
     * @throws IllegalArgumentException if it uses what is not known here
     */
    public static SmallPattern compile(String expression) {
        return new SmallPattern(new PatternParser(expression));
    }

    /** Whether an expression takes a whole text. */
    public static boolean matches(String expression, CharSequence text) {
        return compile(expression).matcher(text).matches();
    }

    /** Looks for this in a text. */
    public SmallMatcher matcher(CharSequence text) {
        return new SmallMatcher(this, text.toString());
    }

    /** The pieces of a text between what this takes, without empty ones at the end. */
    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    /** The pieces of a text between what this takes: at most a limit; with 0 all of them, without empty ones at the end. */
    public String[] split(CharSequence text, int limit) {
        List<String> pieces = new ArrayList<>();
        String whole = text.toString();
        SmallMatcher matcher = matcher(whole);
        int from = 0;
        while ((limit <= 0 || pieces.size() < limit - 1) && matcher.find()) {
            if (matcher.end() > 0) {
                pieces.add(whole.substring(from, matcher.start()));
                from = matcher.end();
            }
        }
        if (pieces.isEmpty()) {
            return new String[] {whole};
        }
        pieces.add(whole.substring(from));
        int size = pieces.size();
        while (limit == 0 && size > 0 && pieces.get(size - 1).isEmpty()) {
            size--;
        }
        return pieces.subList(0, size).toArray(new String[0]);
    }

    /** The number of a group. */
    int group(String name) {
        return parser.names().get(name);
    }

    /** An attempt at a text between two indices. */
    Attempt attempt(String text, int from, int to) {
        return new Attempt(text, from, to, parser.groups(), parser.loops());
    }

    /** Where a match that begins at an index ends, or -1. */
    int match(Attempt attempt, int at) {
        return start.match(attempt, at);
    }
}
