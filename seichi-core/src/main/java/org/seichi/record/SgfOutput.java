package org.seichi.record;

/** Builds the text of a record. Long lines are broken between nodes; NUL characters become spaces. */
final class SgfOutput {
    private static final int LONG_LINE = 72;

    private final StringBuilder text;
    private int lineStart;

    /** An output for about the given number of characters. */
    SgfOutput(int length) {
        text = new StringBuilder(length + length / 16 + 1000);
    }

    /** Begins a tree, on a new line. */
    void open() {
        if (!text.isEmpty()) {
            breakLine();
        }
        text.append('(');
    }

    /** Ends a tree. */
    void close() {
        text.append(')');
    }

    /** Begins a node. */
    void node() {
        if (text.length() - lineStart > LONG_LINE) {
            breakLine();
        }
        text.append(';');
    }

    /** Appends text to the current node. */
    void append(String properties) {
        append(properties, 0, properties.length());
    }

    /** Appends part of a text to the current node. */
    void append(String source, int start, int end) {
        int from = text.length();
        text.append(source, start, end);
        for (int nul = text.indexOf("\0", from); nul >= 0; nul = text.indexOf("\0", nul)) {
            text.setCharAt(nul, ' ');
        }
    }

    /** Returns the record, terminated by a line feed. */
    String finish() {
        return text.append('\n').toString();
    }

    private void breakLine() {
        text.append('\n');
        lineStart = text.length();
    }
}
