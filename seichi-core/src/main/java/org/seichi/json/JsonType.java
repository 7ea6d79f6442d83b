package org.seichi.json;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.board.PointSet;
import org.seichi.text.Texts;

/**
 * How values of a type are written as JSON, with the schema of the result.
 *
 * @param schema the schema of what is written
 * @param writing writes a value
 * @param <V> the type of the values
 */
public record JsonType<V>(Schema schema, Writing<V> writing) {
    /** Any text. */
    public static final JsonType<String> TEXT = new JsonType<>(Schema.TEXT, (value, json) -> json.text(value));

    /** True or false. */
    public static final JsonType<Boolean> FLAG = new JsonType<>(new Schema.Truth(), (value, json) -> json.flag(value));

    /** A non-negative whole number. */
    public static final JsonType<Number> COUNT = whole(0, Integer.MAX_VALUE);

    /** Half-points, written as points. */
    public static final JsonType<Integer> HALF_POINTS =
            new JsonType<>(new Schema.Points(), (value, json) -> json.halfPoints(value));

    /** A point of the board. */
    public static final JsonType<Integer> POINT =
            new JsonType<>(new Schema.Text("^[A-HJ-Z](1?[0-9]|2[0-5])$"), (value, json) -> json.point(value));

    /** A move: a point of the board, or a pass. */
    public static final JsonType<Integer> MOVE =
            new JsonType<>(new Schema.Text("^([A-HJ-Z](1?[0-9]|2[0-5])|pass)$"), (value, json) -> json.point(value));

    /** A line of play: moves in order. */
    public static final JsonType<List<Integer>> LINE = listOf(MOVE);

    /** A set of points, from top left to bottom right. */
    public static final JsonType<PointSet> POINTS =
            new JsonType<>(new Schema.ListOf(POINT.schema()), (points, json) -> {
                json.beginArray();
                points.forEach(json::point);
                json.endArray();
            });

    /** Writes values of a type. */
    @FunctionalInterface
    public interface Writing<V> {
        /** Writes a value. */
        void write(V value, JsonWriter json);
    }

    /** A text that matches a regular expression. */
    public static JsonType<String> text(String pattern) {
        return new JsonType<>(new Schema.Text(pattern), (value, json) -> json.text(value));
    }

    /** A whole number within bounds. */
    public static JsonType<Number> whole(int least, int most) {
        return new JsonType<>(new Schema.Whole(least, most), (value, json) -> json.whole(value.longValue()));
    }

    /** A number rounded to the given number of decimals. */
    public static JsonType<Double> rounded(int decimals) {
        return new JsonType<>(new Schema.Decimal(false), (value, json) -> json.rounded(value, decimals));
    }

    /** A percentage rounded to the given number of decimals. */
    public static JsonType<Double> percent(int decimals) {
        return new JsonType<>(new Schema.Decimal(true), (value, json) -> json.rounded(value, decimals));
    }

    /** One of the given constants, written in lower case. */
    public static <E extends Enum<E>> JsonType<E> oneOf(E[] constants) {
        return oneOf(constants, JsonType::code);
    }

    /** One of the given constants, written as the given function says. */
    public static <E> JsonType<E> oneOf(E[] constants, Function<? super E, String> word) {
        List<String> codes = Arrays.stream(constants).map(word).distinct().toList();
        return new JsonType<>(new Schema.OneOf(codes), (value, json) -> json.text(word.apply(value)));
    }

    /** The code of a constant for programs: {@code "judged"}. */
    public static String code(Enum<?> constant) {
        return Texts.lowercase(constant.name());
    }

    /** A list. */
    public static <V> JsonType<List<V>> listOf(JsonType<V> element) {
        return new JsonType<>(new Schema.ListOf(element.schema), (list, json) -> {
            json.beginArray();
            list.forEach(value -> element.writing.write(value, json));
            json.endArray();
        });
    }

    /** An object with values by name, in the order of the map. */
    public static <V> JsonType<Map<String, V>> mapOf(JsonType<V> type) {
        return new JsonType<>(new Schema.MapOf(type.schema), (map, json) -> {
            json.beginObject();
            map.forEach((name, value) -> {
                json.key(name);
                type.writing.write(value, json);
            });
            json.endObject();
        });
    }

    /** A value, or null if there is none. */
    public static <V> JsonType<Optional<V>> orNull(JsonType<? super V> type) {
        return new JsonType<>(
                new Schema.OrNull(type.schema),
                (value, json) -> value.ifPresentOrElse(known -> type.writing.write(known, json), json::nothing));
    }

    /** A type for values from which the function makes a value of this type. */
    public <U> JsonType<U> of(Function<? super U, ? extends V> source) {
        return new JsonType<>(schema, (value, json) -> writing.write(source.apply(value), json));
    }
}
