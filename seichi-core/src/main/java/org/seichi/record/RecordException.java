package org.seichi.record;

/** Thrown if a record cannot be used, with the place in the input where the problem was found. */
public final class RecordException extends Exception {
    private static final long serialVersionUID = 1;

    private final Refusal reason;
    private final String value;
    private final int line;
    private final int column;

    /**
     * An exception with the reason and its place.
     *
     * @param reason what is wrong
     * @param value the offending value, such as the board size; empty if the reason needs none
     * @param line line in the input, from 1
     * @param column column in the input, in characters, from 1
     */
    public RecordException(Refusal reason, String value, int line, int column) {
        super(reason.message(value));
        this.reason = reason;
        this.value = value;
        this.line = line;
        this.column = column;
    }

    /** What is wrong. */
    public Refusal reason() {
        return reason;
    }

    /** The offending value; empty if the reason needs none. */
    public String value() {
        return value;
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
