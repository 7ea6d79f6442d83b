package org.seichi.app.render.batch;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.seichi.app.batch.BatchRow;
import org.seichi.app.batch.Column;
import org.seichi.app.batch.TableFormat;
import org.seichi.app.files.JsonText;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;

/** The table of a batch as one JSON object per line; unknown values are null. */
public final class BatchJson implements TableFormat {
    private static final Map<String, Column> COLUMNS =
            Column.all().stream().collect(Collectors.toMap(Column::title, column -> column));

    private static final Shape<BatchRow> SHAPE = shape();

    /** The format; it has no settings. */
    public BatchJson() {}

    @Override
    public String header() {
        return "";
    }

    @Override
    public String beginning() {
        return "{\"" + Column.ROW.title() + "\":1,";
    }

    @Override
    public List<String> options() {
        return List.of();
    }

    @Override
    public String line(BatchRow row) {
        return SHAPE.line(row);
    }

    private static Shape<BatchRow> shape() {
        Shape.Builder<BatchRow> shape = Shape.named("row", "A row of the table of a batch.");
        for (Column column : Column.all()) {
            shape.key(column.title(), JsonType.orNull(type(column)), row -> row.value(column));
        }
        return shape.end();
    }

    private static JsonType<Object> type(Column column) {
        return switch (column.kind()) {
            case TEXT, CODE -> JsonType.TEXT.of(String.class::cast);
            case INTEGER -> JsonType.COUNT.of(Integer.class::cast);
            case HALF_POINTS -> JsonType.HALF_POINTS.of(Integer.class::cast);
            case DECIMAL -> JsonType.rounded(3).of(Double.class::cast);
            case FLAG -> JsonType.FLAG.of(Boolean.class::cast);
            case TEXTS ->
                JsonType.listOf(JsonType.TEXT)
                        .of(value ->
                                ((List<?>) value).stream().map(Object::toString).toList());
        };
    }

    @Override
    public BatchRow read(String line) {
        Map<Column, String> cells = new EnumMap<>(Column.class);
        try {
            JsonText.object(line.getBytes(StandardCharsets.UTF_8)).forEach((name, value) -> {
                if (COLUMNS.containsKey(name) && value != null) {
                    cells.put(COLUMNS.get(name), text(value));
                }
            });
        } catch (JsonText.NoObjectException broken) {
            throw new IllegalArgumentException(broken);
        }
        return BatchRow.of(cells);
    }

    /** The texts of an array as CSV has them in a cell, and any other value as it is. */
    private static String text(Object value) {
        return value instanceof List<?> texts
                ? texts.stream().map(String::valueOf).collect(Collectors.joining(" "))
                : value.toString();
    }
}
