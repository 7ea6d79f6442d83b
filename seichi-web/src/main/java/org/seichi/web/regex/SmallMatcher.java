package org.seichi.web.regex;

/** Takes the place of {@link java.util.regex.Matcher} in the engine, under its name. */
public final class SmallMatcher {
    private final SmallPattern pattern;
    private final String text;
    private Attempt attempt;
    private int start;
    private int end = -1;

    SmallMatcher(SmallPattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
        attempt = pattern.attempt(text, 0, text.length());
    }

    /** Looks at a part of the text only. */
    public SmallMatcher region(int from, int to) {
        attempt = pattern.attempt(text, from, to);
        end = -1;
        return this;
    }

    /** Whether the whole region is taken. */
    public boolean matches() {
        return begins(attempt.from, true);
    }

    /** Whether the beginning of the region is taken. */
    public boolean lookingAt() {
        return begins(attempt.from, false);
    }

    /** Looks for the next match. */
    public boolean find() {
        int at = end < 0 ? attempt.from : end == start ? end + 1 : end;
        while (at <= attempt.to) {
            if (begins(at, false)) {
                return true;
            }
            at++;
        }
        start = attempt.to + 1;
        end = start;
        return false;
    }

    /** Looks for the first match from an index of the whole text on. */
    public boolean find(int from) {
        region(0, text.length());
        start = from - 1;
        end = from;
        return find();
    }

    /** Where the match begins. */
    public int start() {
        return start;
    }

    /** Where the match ends. */
    public int end() {
        return end;
    }

    /** How many groups there are beside the whole. */
    public int groupCount() {
        return attempt.spans.length / 2 - 1;
    }

    /** What was taken. */
    public String group() {
        return text.substring(start, end);
    }

    /** What a group took, or null. */
    public String group(int group) {
        if (group == 0) {
            return group();
        }
        int from = attempt.spans[2 * group];
        return from < 0 ? null : text.substring(from, attempt.spans[2 * group + 1]);
    }

    /** What a group took, or null. */
    public String group(String name) {
        return group(pattern.group(name));
    }

    /** The text with each match replaced; {@code $1} is the first group. */
    public String replaceAll(String replacement) {
        region(0, text.length());
        StringBuilder replaced = new StringBuilder();
        int from = 0;
        while (find()) {
            replaced.append(text, from, start);
            append(replaced, replacement);
            from = end;
        }
        return replaced.append(text, from, text.length()).toString();
    }

    private void append(StringBuilder replaced, String replacement) {
        for (int i = 0; i < replacement.length(); i++) {
            char letter = replacement.charAt(i);
            if (letter == '$') {
                i++;
                String group = group(replacement.charAt(i) - '0');
                replaced.append(group == null ? "" : group);
            } else {
                replaced.append(letter);
            }
        }
    }

    private boolean begins(int at, boolean whole) {
        attempt.clear();
        attempt.whole = whole;
        start = at;
        end = pattern.match(attempt, at);
        return end >= 0;
    }
}
