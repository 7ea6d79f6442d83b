package org.seichi.method.park;

import java.util.List;
import org.seichi.text.Characters;
import org.seichi.text.Lines;

/**
 * A range of numbers with both ends included, as in a table cell: {@code 2}, {@code 0-3}, {@code 4+}, and {@code *} for any.
 *
 * @param low the smallest number, not negative
 * @param high the greatest number; {@link Integer#MAX_VALUE} if unbounded
 */
record Range(int low, int high) {
    private static final int MOST_DIGITS = 6;

    /**
     * Parses a table cell.
     *
     * @throws IllegalArgumentException if it is not a range
     */
    static Range parse(String cell) {
        if (cell.equals("*")) {
            return new Range(0, Integer.MAX_VALUE);
        }
        boolean isOpen = cell.endsWith("+");
        List<String> ends = Lines.cells(isOpen ? cell.substring(0, cell.length() - 1) : cell, '-');
        if (ends.size() > (isOpen ? 1 : 2) || !ends.stream().allMatch(end -> Characters.isNumber(end, MOST_DIGITS))) {
            throw new IllegalArgumentException("'" + cell + "' is no range");
        }
        int low = Integer.parseInt(ends.get(0));
        int high = isOpen ? Integer.MAX_VALUE : Integer.parseInt(ends.get(ends.size() - 1));
        if (high < low) {
            throw new IllegalArgumentException("'" + cell + "' is an empty range");
        }
        return new Range(low, high);
    }

    /** Whether a number is in the range. */
    boolean contains(int number) {
        return number >= low && number <= high;
    }
}
