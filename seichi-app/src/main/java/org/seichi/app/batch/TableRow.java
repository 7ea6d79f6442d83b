package org.seichi.app.batch;

import java.util.List;

/**
 * A row with its place in the table.
 *
 * @param number number of the row, from 1
 * @param duplicateOf number of the first row with the same game; 0 if this is the first
 * @param options the options of the run that change rows, such as {@code komi=0}
 * @param row the outcome for the game
 */
public record TableRow(int number, int duplicateOf, List<String> options, BatchRow row) {
    /** Keeps an immutable copy. */
    public TableRow {
        options = List.copyOf(options);
    }
}
