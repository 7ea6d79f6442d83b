package org.seichi.record;

/**
 * Turns offsets into lines and columns. Made for offsets that mostly grow: each call walks from the offset of the call
 * before, so that all places of a file together cost one walk through it.
 *
 * <p>A line ends with a line feed, a carriage return, or both in this order.
 */
final class LineCounter {
    private final String text;
    private int offset;
    private int line = 1;
    private int lineStart;

    LineCounter(String text) {
        this.text = text;
    }

    /** A counter of its own that stands where the other one stands. */
    LineCounter(LineCounter other) {
        text = other.text;
        offset = other.offset;
        line = other.line;
        lineStart = other.lineStart;
    }

    /** Goes to an offset of the text. */
    LineCounter to(int target) {
        while (offset < target) {
            if (endsLine(offset++)) {
                line++;
                lineStart = offset;
            }
        }
        if (offset > target) {
            back(target);
        }
        return this;
    }

    /** Line of the offset, from 1. */
    int line() {
        return line;
    }

    /** Column of the offset in characters, from 1. */
    int column() {
        return offset - lineStart + 1;
    }

    private void back(int target) {
        while (offset > target) {
            if (endsLine(--offset)) {
                line--;
            }
        }
        lineStart = offset;
        while (lineStart > 0 && !endsLine(lineStart - 1)) {
            lineStart--;
        }
    }

    private boolean endsLine(int index) {
        char c = text.charAt(index);
        return c == '\n' || (c == '\r' && (index + 1 == text.length() || text.charAt(index + 1) != '\n'));
    }
}
