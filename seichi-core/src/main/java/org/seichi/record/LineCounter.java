package org.seichi.record;

/**
 * Converts offsets to lines and columns. Efficient for mostly ascending offsets: each call scans from the offset of the
 * previous one, so that all places of a file together cost one scan.
 *
 * <p>A line ends with a carriage return, a line feed, or both in this order.
 */
final class LineCounter {
    private final String text;
    private int offset;
    private int line = 1;
    private int lineStart;

    LineCounter(String text) {
        this.text = text;
    }

    /** A copy of a counter, at the same offset. */
    LineCounter(LineCounter other) {
        text = other.text;
        offset = other.offset;
        line = other.line;
        lineStart = other.lineStart;
    }

    /** Moves to an offset of the text and returns this counter. */
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
