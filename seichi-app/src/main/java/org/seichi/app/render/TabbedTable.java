package org.seichi.app.render;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A table with tabs between its cells: the columns by name, with what makes their cells. Not thread-safe.
 *
 * @param <T> what a line is about
 */
public final class TabbedTable<T> {
    private final Map<String, Function<? super T, ?>> columns = new LinkedHashMap<>();

    /** A table without columns. */
    public TabbedTable() {}

    /** Adds a column; its cells must not contain tabs or line breaks. */
    public TabbedTable<T> column(String name, Function<? super T, ?> cell) {
        columns.put(name, cell);
        return this;
    }

    /** The line with the names of the columns. */
    public String header() {
        return line(List.copyOf(columns.keySet()));
    }

    /** A line of the table. */
    public String line(T about) {
        List<String> cells = new ArrayList<>();
        columns.values().forEach(cell -> cells.add(String.valueOf(cell.apply(about))));
        return line(cells);
    }

    /** The header and a line for each element. */
    public String text(List<? extends T> lines) {
        StringBuilder text = new StringBuilder(header());
        lines.forEach(about -> text.append(line(about)));
        return text.toString();
    }

    /** A free text as a cell, with single spaces for tabs, line breaks and other white space. */
    public static String cell(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static String line(List<String> cells) {
        return String.join("\t", cells) + "\n";
    }
}
