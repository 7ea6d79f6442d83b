package org.seichi.method.park;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.seichi.text.Lines;

/**
 * A decision table from several numbers to one. Each row has a range for each column and, last, the answer. Rows do not overlap
 * and leave no gap; of Park's table, by contrast, the source says that sometimes no row matches, and sometimes two.
 *
 * <p>As text: tab-separated; lines that start with {@code #} are comments, and the first other line names the columns.
 */
final class DecisionTable {
    private final List<Row> rows;

    private DecisionTable(List<Row> rows) {
        this.rows = List.copyOf(rows);
    }

    /** A row: the answer for numbers that lie in all its ranges. */
    private record Row(List<Range> ranges, int answer, int line) {
        Row {
            ranges = List.copyOf(ranges);
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
     * Reads a resource of this package.
     *
     * @throws IllegalArgumentException if there is no such resource, or as {@link #parse} does
     */
    static DecisionTable read(String resource) {
        return parse(resource, Lines.ofResource(DecisionTable.class, resource));
    }

    /**
     * Reads a table.
     *
     * @param name the name of the table in messages
     * @param lines the lines of its text
     * @throws IllegalArgumentException naming the line, if a row cannot be read or overlaps another one, or naming numbers that
     *     no row matches
     */
    static DecisionTable parse(String name, List<String> lines) {
        List<Row> rows = new ArrayList<>();
        List<String> header = List.of();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!Lines.isRow(line)) {
                continue;
            }
            List<String> cells = Lines.cells(line, '\t');
            if (header.isEmpty()) {
                header = cells;
            } else {
                rows.add(row(name, i + 1, cells, header.size()));
            }
        }
        if (header.size() < 2) {
            throw new IllegalArgumentException(name + ": names no columns and answer");
        }
        checkEveryCase(name, rows, header.subList(0, header.size() - 1), new ArrayList<>());
        return new DecisionTable(rows);
    }

    private static Row row(String name, int line, List<String> cells, int columns) {
        if (cells.size() != columns) {
            throw new IllegalArgumentException(
                    name + ", line " + line + ": " + cells.size() + " columns instead of " + columns);
        }
        try {
            List<Range> ranges =
                    cells.subList(0, columns - 1).stream().map(Range::parse).toList();
            return new Row(ranges, Integer.parseInt(cells.get(columns - 1)), line);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + ", line " + line + ": " + e.getMessage(), e);
        }
    }

    /** Checks that exactly one row matches any numbers; the bounds of the ranges stand for all numbers up to the next bound. */
    private static void checkEveryCase(String name, List<Row> rows, List<String> columns, List<Integer> chosen) {
        if (chosen.size() == columns.size()) {
            checkOneRow(name, rows, columns, chosen);
            return;
        }
        TreeSet<Integer> borders = new TreeSet<>(List.of(0));
        for (Row row : rows) {
            Range range = row.ranges().get(chosen.size());
            borders.add(range.low());
            if (range.high() != Integer.MAX_VALUE) {
                borders.add(range.high() + 1);
            }
        }
        for (int border : borders) {
            chosen.add(border);
            checkEveryCase(name, rows, columns, chosen);
            chosen.remove(chosen.size() - 1);
        }
    }

    private static void checkOneRow(String name, List<Row> rows, List<String> columns, List<Integer> chosen) {
        int[] numbers = chosen.stream().mapToInt(Integer::intValue).toArray();
        List<Row> matching = rows.stream().filter(row -> row.matches(numbers)).toList();
        if (matching.isEmpty()) {
            throw new IllegalArgumentException(name + ": no row for " + inWords(columns, numbers));
        }
        if (matching.size() > 1) {
            throw new IllegalArgumentException(
                    name + ", line " + matching.get(1).line() + ": for " + inWords(columns, numbers) + " line "
                            + matching.get(0).line() + " holds too");
        }
    }

    /** A case in words. Does not use the text of a list, which would bring the texts of all types in lists into the web engine. */
    private static String inWords(List<String> columns, int[] numbers) {
        return "[" + String.join(", ", columns) + "] " + Arrays.toString(numbers);
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
