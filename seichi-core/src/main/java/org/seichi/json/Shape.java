package org.seichi.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.board.Board;

/**
 * The shape of JSON objects: their keys in order, with the meaning and the source of each value. Both the writer and the schema
 * are derived from it, so that they always agree.
 *
 * @param <T> the type from which objects of this shape are written
 */
public final class Shape<T> {
    private final String name;
    private final String about;
    private final List<Key<T>> keys;

    /**
     * A key of the objects.
     *
     * @param name the key
     * @param about the meaning of its value, in a sentence; may be empty
     * @param schema the schema of its value
     * @param always whether every object has this key
     * @param writing writes key and value
     * @param <T> the type from which the objects are written
     */
    public record Key<T>(String name, String about, Schema schema, boolean always, JsonType.Writing<T> writing) {}

    private Shape(String name, String about, List<Key<T>> keys) {
        this.name = name;
        this.about = about;
        this.keys = List.copyOf(keys);
    }

    /**
     * Begins a shape.
     *
     * @param name a short name, unique among the shapes used together
     * @param about what such an object is, in a sentence without a period; may be empty
     * @param <T> the type from which its objects are written
     */
    public static <T> Builder<T> named(String name, String about) {
        return new Builder<>(name, about);
    }

    /** Its name. */
    public String name() {
        return name;
    }

    /** What an object of this shape is. */
    public String about() {
        return about;
    }

    /** The keys in order. */
    public List<Key<T>> keys() {
        return keys;
    }

    /** The type of objects of this shape, for use as values. */
    public JsonType<T> type() {
        return new JsonType<>(new Schema.ObjectOf(this), this::write);
    }

    /** An object that contains no points, as one line terminated by a line feed. */
    public String line(T value) {
        return line(value, Board.square(1));
    }

    /**
     * An object as one line, terminated by a line feed.
     *
     * @param board the board on which points are named
     */
    public String line(T value, Board board) {
        JsonWriter json = new JsonWriter(board);
        write(value, json);
        return json + "\n";
    }

    private void write(T value, JsonWriter json) {
        json.beginObject();
        keys.forEach(key -> key.writing.write(value, json));
        json.endObject();
    }

    /** Collects the keys of a shape. */
    public static final class Builder<T> {
        private final String name;
        private final String about;
        private final List<Key<T>> keys = new ArrayList<>();

        private Builder(String name, String about) {
            this.name = name;
            this.about = about;
        }

        /** Adds a key that every object has. */
        public <V> Builder<T> key(String key, JsonType<? super V> type, Function<? super T, ? extends V> source) {
            keys.add(new Key<>(key, "", type.schema(), true, (value, json) -> {
                json.key(key);
                type.writing().write(source.apply(value), json);
            }));
            return this;
        }

        /** Adds a key that an object has only if its value is present. */
        public <V> Builder<T> keyIfKnown(
                String key, JsonType<? super V> type, Function<? super T, Optional<V>> source) {
            keys.add(new Key<>(
                    key,
                    "",
                    type.schema(),
                    false,
                    (value, json) -> source.apply(value).ifPresent(known -> {
                        json.key(key);
                        type.writing().write(known, json);
                    })));
            return this;
        }

        /** Describes the value of the key that was added last, in a sentence. */
        public Builder<T> says(String about) {
            Key<T> last = keys.remove(keys.size() - 1);
            keys.add(new Key<>(last.name, about, last.schema, last.always, last.writing));
            return this;
        }

        /** Adds the keys of another shape, in its order. */
        public <U> Builder<T> keysOf(Shape<U> other, Function<? super T, ? extends U> source) {
            for (Key<U> key : other.keys) {
                keys.add(new Key<>(
                        key.name,
                        key.about,
                        key.schema,
                        key.always,
                        (value, json) -> key.writing.write(source.apply(value), json)));
            }
            return this;
        }

        /** Returns the shape. */
        public Shape<T> end() {
            return new Shape<>(name, about, keys);
        }
    }
}
