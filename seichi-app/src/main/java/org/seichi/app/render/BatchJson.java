package org.seichi.app.render;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.seichi.app.batch.Cells;
import org.seichi.app.batch.Column;
import org.seichi.app.batch.Entry;
import org.seichi.app.batch.TableFormat;
import org.seichi.app.batch.TableRow;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The table of a batch with an object a line; what is not known is null. */
public final class BatchJson implements TableFormat {
    private static final JsonFactory JSON = new JsonFactory();
    private static final Map<String, Column> COLUMNS =
            Column.all().stream().collect(Collectors.toMap(Column::title, column -> column));

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
    public String line(TableRow row) {
        return JsonLine.of(json -> Column.all().forEach(column -> write(json, column, column.value(row))));
    }

    private static void write(JsonLine json, Column column, Optional<?> found) {
        String key = column.title();
        if (found.isEmpty()) {
            json.nothing(key);
            return;
        }
        Object value = found.get();
        switch (column.kind()) {
            case TEXT, CODE -> json.text(key, Cells.text(column, value));
            case INTEGER -> json.number(key, (Integer) value);
            case HALF_POINTS -> json.halfPoints(key, (Integer) value);
            case DECIMAL -> json.rounded(key, (Double) value, 3);
            case FLAG -> json.flag(key, (Boolean) value);
            case TEXTS ->
                json.texts(key, ((List<?>) value).stream().map(Object::toString).toList());
        }
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
                if (column != null && value.isScalarValue() && value != JsonToken.VALUE_NULL) {
                    cells.put(column, json.getString());
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
}
