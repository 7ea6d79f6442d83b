package org.seichi.app.render.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.seichi.app.batch.BatchRow;
import org.seichi.app.batch.Column;
import org.seichi.app.batch.TableFormat;
import org.seichi.text.VisibleText;

/**
 * The table of a batch as CSV: RFC 4180 with line feeds instead of CR LF. Unknown values are empty cells; control characters in
 * texts are made visible.
 */
public final class BatchCsv implements TableFormat {
    private static final CSVFormat FORMAT =
            CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();
    private static final String HEADER =
            Column.all().stream().map(Column::title).collect(Collectors.joining(",", "", "\n"));

    /**
     * Characters that make a spreadsheet take a text for a formula, if at its start or after leading single quotes; in East Asia
     * the wide ones too.
     */
    private static final String FORMULA = "=+-@\uff1d\uff0b\uff0d\uff20";

    private final Formulas formulas;

    /** The treatment of texts that a spreadsheet would take for a formula. */
    public enum Formulas {
        /** A single quote is put in front. */
        QUOTED,
        /** They are left as they are. */
        RAW
    }

    /** The format with the given treatment of formulas. */
    public BatchCsv(Formulas formulas) {
        this.formulas = formulas;
    }

    @Override
    public String header() {
        return HEADER;
    }

    @Override
    public String beginning() {
        return HEADER;
    }

    @Override
    public List<String> options() {
        return formulas == Formulas.RAW ? List.of("raw") : List.of();
    }

    @Override
    public String line(BatchRow row) {
        List<String> cells = new ArrayList<>();
        for (Column column : Column.all()) {
            cells.add(cell(column, row.text(column)));
        }
        return FORMAT.format(cells.toArray()) + '\n';
    }

    /** The text on a single line, quoted if it could be taken for a formula. */
    private String cell(Column column, String text) {
        String line = VisibleText.of(text.replace('\n', ' ').replace('\r', ' '));
        return isQuoted(column, line) ? "'" + line : line;
    }

    private String text(Column column, String cell) {
        return isQuoted(column, cell) && cell.startsWith("'") ? cell.substring(1) : cell;
    }

    private boolean isQuoted(Column column, String text) {
        boolean free = column.kind() == Column.Kind.TEXT || column.kind() == Column.Kind.TEXTS;
        return formulas == Formulas.QUOTED && free && isFormula(text);
    }

    private static boolean isFormula(String text) {
        int start = 0;
        while (start < text.length() && text.charAt(start) == '\'') {
            start++;
        }
        return start < text.length() && FORMULA.indexOf(text.charAt(start)) >= 0;
    }

    @Override
    public BatchRow read(String line) {
        CSVRecord record = record(line);
        if (record.size() != Column.all().size()) {
            throw new IllegalArgumentException("not " + Column.all().size() + " cells");
        }
        Map<Column, String> cells = new EnumMap<>(Column.class);
        int index = 0;
        for (Column column : Column.all()) {
            cells.put(column, text(column, record.get(index++)));
        }
        return BatchRow.of(cells);
    }

    private static CSVRecord record(String line) {
        try (CSVParser parser = CSVParser.parse(line, FORMAT)) {
            List<CSVRecord> records = parser.getRecords();
            if (records.size() == 1) {
                return records.get(0);
            }
        } catch (IOException | IllegalStateException noRow) {
            throw new IllegalArgumentException(noRow);
        }
        throw new IllegalArgumentException("not one row");
    }
}
