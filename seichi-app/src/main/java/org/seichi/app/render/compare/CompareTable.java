package org.seichi.app.render.compare;

import java.util.List;
import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;

/**
 * A table of a comparison with a row for each contender, shared by all its formats.
 *
 * @param headings the headings of the columns
 * @param rows the rows, in the order of the contenders
 */
record CompareTable(List<String> headings, List<Row> rows) {
    /** The cells of a contender. */
    record Row(String name, List<String> cells) {}

    /** The figures of each contender. */
    static CompareTable figures(Comparison comparison) {
        return of(CompareColumn.columns(comparison), comparison);
    }

    /** On what percentage of the games each two contenders have the same score. */
    static CompareTable agreement(Comparison comparison) {
        return of(
                comparison.contenders().stream()
                        .map(other -> new CompareColumn(
                                other.name(),
                                1,
                                one -> comparison.agreement(one, other).orElse(Double.NaN)))
                        .toList(),
                comparison);
    }

    private static CompareTable of(List<CompareColumn> columns, Comparison comparison) {
        return new CompareTable(
                columns.stream().map(CompareColumn::heading).toList(),
                comparison.contenders().stream().map(one -> row(one, columns)).toList());
    }

    private static Row row(Contender one, List<CompareColumn> columns) {
        return new Row(
                one.name(), columns.stream().map(column -> column.cell(one)).toList());
    }
}
