package org.seichi.method.park;

import java.util.List;
import org.seichi.text.Lines;

/**
 * A range of numbers with both ends included, as in a table cell: {@code 2}, {@code 0-3}, {@code 4+}, and {@code *} for any.
 *
 * @param low the smallest number, not negative
 * @param high the greatest number; {@link Integer#MAX_VALUE} if unbounded
 */
record Range(int low, int high) {
    /** Parses a table cell. */
    static Range parse(String cell) {
        if (cell.equals("*")) {
            return new Range(0, Integer.MAX_VALUE);
        }
        if (cell.endsWith("+")) {
            return new Range(Integer.parseInt(cell.substring(0, cell.length() - 1)), Integer.MAX_VALUE);
        }
        List<String> ends = Lines.cells(cell, '-');
        return new Range(Integer.parseInt(ends.get(0)), Integer.parseInt(ends.get(ends.size() - 1)));
    }

    /** Whether a number is in the range. */
    boolean contains(int number) {
        return number >= low && number <= high;
    }
}
