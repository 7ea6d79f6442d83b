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
