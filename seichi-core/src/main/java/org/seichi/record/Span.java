package org.seichi.record;

/**
 * A range of the text of a file.
 *
 * @param start offset of the first character
 * @param end offset after the last character
 */
record Span(int start, int end) {
    /** An empty range. */
    static final Span NONE = new Span(0, 0);

    /** The characters of this range in the text. */
    String in(String text) {
        return text.substring(start, end);
    }

    boolean isEmpty() {
        return start == end;
    }
}
