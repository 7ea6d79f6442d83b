package org.seichi.method.park;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers from one to another, both included, as a cell of a table names them: {@code 2}, {@code 0-3}, {@code 4+}, and
 * {@code *} for any.
 *
 * @param low the smallest number, not negative
 * @param high the greatest number; {@link Integer#MAX_VALUE} if there is none
 */
record Range(int low, int high) {
    private static final Pattern CELL = Pattern.compile("(\\d{1,6})(?:(\\+)|-(\\d{1,6}))?");

    /**
     * Reads a cell.
     *
     * @throws IllegalArgumentException if it names no range
     */
    static Range parse(String cell) {
        if (cell.equals("*")) {
            return new Range(0, Integer.MAX_VALUE);
        }
        Matcher matcher = CELL.matcher(cell);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + cell + "' is no range");
        }
        int low = Integer.parseInt(matcher.group(1));
        int high = matcher.group(2) != null
                ? Integer.MAX_VALUE
                : matcher.group(3) != null ? Integer.parseInt(matcher.group(3)) : low;
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
