package org.seichi.app.batch;

/**
 * A row with its place in the table.
 *
 * @param number number of the row, from 1
 * @param duplicateOf number of the first row with the same game; 0 if this is the first
 * @param row the outcome for the game
 */
public record TableRow(int number, int duplicateOf, BatchRow row) {}
