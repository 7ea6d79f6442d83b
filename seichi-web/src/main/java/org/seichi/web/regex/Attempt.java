package org.seichi.web.regex;

import java.util.Arrays;

/** What an attempt at a match has found so far; who changes it and fails puts it back. */
final class Attempt {
    final String text;
    final int from;
    final int to;

    /** Begin and end of each group, -1 where it took nothing. */
    final int[] spans;

    /** How often each loop has gone round, and where its round began. */
    final int[] rounds;

    final int[] begins;

    /** Whether only a match up to the end counts. */
    boolean whole;

    Attempt(String text, int from, int to, int groups, int loops) {
        this.text = text;
        this.from = from;
        this.to = to;
        spans = new int[2 * groups];
        rounds = new int[loops];
        begins = new int[loops];
    }

    void clear() {
        Arrays.fill(spans, -1);
    }
}
