package org.seichi.app.render;

import java.util.List;
import java.util.function.Consumer;
import org.seichi.board.Board;
import org.seichi.json.JsonType;
import org.seichi.json.JsonWriter;

/** Writes a JSON object key by key, for what has no declared shape. */
final class JsonLine {
    private final JsonWriter json;

    private JsonLine(Board board) {
        json = new JsonWriter(board);
    }

    /** An object on a line of its own, ended by a line feed. */
    static String of(Consumer<JsonLine> content) {
        return of(Board.square(1), content);
    }

    /** The same, with points of a board in it. */
    static String of(Board board, Consumer<JsonLine> content) {
        JsonLine line = new JsonLine(board);
        line.object(() -> content.accept(line));
        return line.json + "\n";
    }

    private void object(Runnable content) {
        json.beginObject();
        content.run();
        json.endObject();
    }

    void object(String key, Runnable content) {
        json.key(key);
        object(content);
    }

    /** A value of a declared type. */
    <V> void value(String key, JsonType<? super V> type, V value) {
        json.key(key);
        type.writing().write(value, json);
    }

    <T> void objects(String key, List<T> elements, Consumer<T> content) {
        json.key(key);
        json.beginArray();
        elements.forEach(element -> object(() -> content.accept(element)));
        json.endArray();
    }

    void text(String key, String value) {
        json.key(key);
        json.text(value);
    }

    void texts(String key, List<String> values) {
        json.key(key);
        json.beginArray();
        values.forEach(json::text);
        json.endArray();
    }

    void number(String key, long value) {
        json.key(key);
        json.whole(value);
    }

    void flag(String key, boolean value) {
        json.key(key);
        json.flag(value);
    }

    /** A number of points: 13 half-points are 6.5, 12 are 6. */
    void halfPoints(String key, int value) {
        json.key(key);
        json.halfPoints(value);
    }

    /** A measured number, rounded to some decimals. */
    void rounded(String key, double value, int decimals) {
        json.key(key);
        json.rounded(value, decimals);
    }

    void nothing(String key) {
        json.key(key);
        json.nothing();
    }
}
