package org.seichi.app.render;

import java.io.Writer;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes a JSON object key by key.
 *
 * <p>Keys are written one by one, because binding objects would take longer than scoring the game does.
 */
final class JsonLine implements AutoCloseable {
    private final JsonGenerator json;

    JsonLine(Writer writer) {
        json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), writer);
    }

    void object(Runnable content) {
        json.writeStartObject();
        content.run();
        json.writeEndObject();
    }

    void object(String key, Runnable content) {
        json.writeName(key);
        object(content);
    }

    <T> void objects(String key, List<T> elements, Consumer<T> content) {
        json.writeArrayPropertyStart(key);
        elements.forEach(element -> object(() -> content.accept(element)));
        json.writeEndArray();
    }

    void text(String key, String value) {
        json.writeStringProperty(key, value);
    }

    void texts(String key, List<String> values) {
        json.writeArrayPropertyStart(key);
        values.forEach(json::writeString);
        json.writeEndArray();
    }

    /** An array of arrays. */
    void lists(String key, List<List<String>> values) {
        json.writeArrayPropertyStart(key);
        for (List<String> value : values) {
            json.writeStartArray();
            value.forEach(json::writeString);
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    void number(String key, long value) {
        json.writeNumberProperty(key, value);
    }

    void flag(String key, boolean value) {
        json.writeBooleanProperty(key, value);
    }

    /** A number of points: 13 half-points are 6.5, 12 are 6. */
    void halfPoints(String key, int value) {
        if (value % 2 == 0) {
            json.writeNumberProperty(key, value / 2);
        } else {
            json.writeNumberProperty(key, value / 2.0);
        }
    }

    /** A measured number, rounded to some decimals. */
    void rounded(String key, double value, int decimals) {
        double scale = Math.pow(10, decimals);
        json.writeNumberProperty(key, Math.round(value * scale) / scale);
    }

    void nothing(String key) {
        json.writeNullProperty(key);
    }

    @Override
    public void close() {
        json.close();
    }
}
