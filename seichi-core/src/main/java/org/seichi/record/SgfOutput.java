package org.seichi.record;

/** The text of a record as it grows: lines are broken between nodes once they are long. */
final class SgfOutput {
    private static final int LONG_LINE = 72;

    private final StringBuilder text = new StringBuilder();
    private int lineStart;

    /** Begins a tree, on a line of its own. */
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

    /** Adds properties to the last node. */
    void append(String properties) {
        text.append(properties);
    }

    /** The record, ended by a line feed. */
    @Override
    public String toString() {
        return text + "\n";
    }

    private void breakLine() {
        text.append('\n');
        lineStart = text.length();
    }
}
