package org.seichi.record;

/**
 * A stretch of the text of a file.
 *
 * @param start offset of the first character
 * @param end offset behind the last character
 */
record Span(int start, int end) {
    /** A stretch of nothing. */
    static final Span NONE = new Span(0, 0);

    /** The stretch itself. */
    String in(String text) {
        return text.substring(start, end);
    }

    boolean isEmpty() {
        return start == end;
    }
}
