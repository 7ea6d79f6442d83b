package org.seichi.method.park;

import java.util.List;
import org.seichi.text.Lines;

/**
 * A decision table from several numbers to one. Each row has a range for each column and, last, the answer. Rows do not overlap
 * and leave no gap, as a test checks; of Park's table, by contrast, the source says that sometimes no row matches, and sometimes
 * two.
 *
 * <p>As text: tab-separated; lines that start with {@code #} are comments, and the first other line names the columns.
 */
record DecisionTable(List<Row> rows) {
    DecisionTable {
        rows = List.copyOf(rows);
    }

    /** A row: the answer for numbers that lie in all its ranges. */
    record Row(List<Range> ranges, int answer) {
        Row {
            ranges = List.copyOf(ranges);
        }

        static Row parse(List<String> cells) {
            int columns = cells.size() - 1;
            return new Row(
                    cells.subList(0, columns).stream().map(Range::parse).toList(),
                    Integer.parseInt(cells.get(columns)));
        }

        boolean matches(int... numbers) {
            for (int i = 0; i < numbers.length; i++) {
                if (!ranges.get(i).contains(numbers[i])) {
                    return false;
                }
            }
            return true;
        }
    }

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

    /** Reads a resource of this package. */
    static DecisionTable read(String resource) {
        return parse(Lines.ofResource(DecisionTable.class, resource));
    }

    /** Reads a table. */
    static DecisionTable parse(List<String> lines) {
        return new DecisionTable(lines.stream()
                .filter(Lines::isRow)
                .skip(1)
                .map(line -> Row.parse(Lines.cells(line, '\t')))
                .toList());
    }

    /**
     * The answer of the only row that matches.
     *
     * @param numbers one for each column, none negative
     */
    int decide(int... numbers) {
        for (Row row : rows) {
            if (row.matches(numbers)) {
                return row.answer();
            }
        }
        throw new IllegalArgumentException("a negative number");
    }
}
