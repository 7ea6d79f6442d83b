package org.seichi.app.render.batch;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.seichi.app.batch.Cells;
import org.seichi.app.batch.Column;
import org.seichi.app.batch.Entry;
import org.seichi.app.batch.TableFormat;
import org.seichi.app.batch.TableRow;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The table of a batch as one JSON object per line; unknown values are null. */
public final class BatchJson implements TableFormat {
    private static final JsonFactory JSON = new JsonFactory();
    private static final Map<String, Column> COLUMNS =
            Column.all().stream().collect(Collectors.toMap(Column::title, column -> column));

    private static final Shape<TableRow> SHAPE = shape();

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
    public String line(TableRow row) {
        return SHAPE.line(row);
    }

    private static Shape<TableRow> shape() {
        Shape.Builder<TableRow> shape = Shape.named("row", "A row of the table of a batch.");
        for (Column column : Column.all()) {
            shape.key(column.title(), JsonType.orNull(type(column)), row -> column.value(row));
        }
        return shape.end();
    }

    private static JsonType<Object> type(Column column) {
        return switch (column.kind()) {
            case TEXT, CODE -> JsonType.TEXT.of(value -> Cells.text(column, value));
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
    public Entry read(String line) {
        Map<Column, String> cells = new EnumMap<>(Column.class);
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), line)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("not an object");
            }
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                Column column = COLUMNS.get(json.currentName());
                JsonToken value = json.nextToken();
                String text = value == JsonToken.START_ARRAY ? joined(json) : scalar(json, value);
                if (column != null && !text.isEmpty()) {
                    cells.put(column, text);
                }
                json.skipChildren();
            }
            if (json.currentToken() != JsonToken.END_OBJECT || json.nextToken() != null) {
                throw new IllegalArgumentException("more than an object");
            }
        } catch (JacksonException broken) {
            throw new IllegalArgumentException(broken);
        }
        return Entry.of(cells);
    }

    private static String scalar(JsonParser json, JsonToken value) {
        return value.isScalarValue() && value != JsonToken.VALUE_NULL ? json.getString() : "";
    }

    /** The texts of an array, as CSV has them in a cell. */
    private static String joined(JsonParser json) {
        StringJoiner texts = new StringJoiner(" ");
        while (json.nextToken() == JsonToken.VALUE_STRING) {
            texts.add(json.getString());
        }
        if (json.currentToken() != JsonToken.END_ARRAY) {
            throw new IllegalArgumentException("more than texts in an array");
        }
        return texts.toString();
    }
}
