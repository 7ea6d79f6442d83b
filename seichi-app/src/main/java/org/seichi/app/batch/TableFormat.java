package org.seichi.app.batch;

import java.util.List;

/** A text format of tables, with one line per row. */
public interface TableFormat {
    /** The header: a line with its line feed, or an empty text. */
    String header();

    /** The ASCII text with which every table in this format begins. */
    String beginning();

    /** The options that change its lines, as words of {@link Column#OPTIONS}. */
    List<String> options();

    /** A row as a line, with its line feed. */
    String line(BatchRow row);

    /**
     * Parses a line that was written earlier.
     *
     * @param line the line without its line feed
     * @throws IllegalArgumentException if it is not a row of this format
     */
    BatchRow read(String line);
}
