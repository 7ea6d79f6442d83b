package org.seichi.app.batch;

/**
 * A row in its table.
 *
 * @param number number of the row, from 1
 * @param duplicateOf number of the row with the first record of the same game; 0 if this is the first
 * @param row what became of the game
 */
public record TableRow(int number, int duplicateOf, BatchRow row) {}
