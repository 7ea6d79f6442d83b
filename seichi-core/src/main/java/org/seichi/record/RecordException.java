package org.seichi.record;

/** A record that cannot be used, with the place in the input where that shows. */
public final class RecordException extends Exception {
    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;

    /**
     * Says what is wrong and where.
     *
     * @param message one sentence for people, without the place
     * @param line line in the input, from 1
     * @param column column in the input, in characters, from 1
     */
    public RecordException(String message, int line, int column) {
        super(message);
        this.line = line;
        this.column = column;
    }

    /** Line in the input, from 1. */
    public int line() {
        return line;
    }

    /** Column in the input, in characters, from 1. */
    public int column() {
        return column;
    }
}
