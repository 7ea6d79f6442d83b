package org.seichi.record;

/** A record that cannot be used, with the place in the input where that shows. */
public final class RecordException extends Exception {
    private static final long serialVersionUID = 1;

    private final Refusal reason;
    private final String value;
    private final int line;
    private final int column;

    /**
     * Says what is wrong and where.
     *
     * @param reason what is wrong
     * @param value what it is said of, such as the size of the board; empty if the reason says it all
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

    /** What it is said of; empty if the reason says it all. */
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
