package org.seichi.app.batch;

/** How a table is written: a line for each row, without line breaks in it. */
public interface TableFormat {
    /** What stands above the rows: a line with its line feed, or nothing. */
    String header();

    /** With what every table in this format begins, in ASCII. */
    String beginning();

    /** A row as a line, with its line feed. */
    String line(TableRow row);

    /**
     * What a line written earlier says.
     *
     * @param line the line without its line feed
     * @throws IllegalArgumentException if it is not a row of this format
     */
    Entry read(String line);
}
