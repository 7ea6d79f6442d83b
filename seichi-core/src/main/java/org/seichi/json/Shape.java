package org.seichi.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.board.Board;

/**
 * The shape of JSON objects: their keys in order, with what each says and where its value comes from. Writing and schema
 * follow from it, so that neither can say what the other does not.
 *
 * @param <T> what objects of this shape are written from
 */
public final class Shape<T> {
    private final String name;
    private final String about;
    private final List<Key<T>> keys;

    /**
     * A key of the objects.
     *
     * @param name the key
     * @param about what its value says, in a sentence; may be empty
     * @param schema what the value looks like
     * @param always whether every object has it
     * @param writing writes key and value
     * @param <T> what the objects are written from
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
     * @param name short, unique among the shapes that are used together
     * @param about what such an object is, in a sentence without a full stop; may be empty
     * @param <T> what its objects are written from
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

    /** The keys in their order. */
    public List<Key<T>> keys() {
        return keys;
    }

    /** Objects of this shape as values of others. */
    public JsonType<T> type() {
        return new JsonType<>(new Schema.ObjectOf(this), this::write);
    }

    /** An object in which no points stand, on a line of its own, ended by a line feed. */
    public String line(T value) {
        return line(value, Board.square(1));
    }

    /**
     * An object on a line of its own, ended by a line feed.
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

        /** A key whose value speaks for itself. */
        public <V> Builder<T> key(String key, JsonType<? super V> type, Function<? super T, ? extends V> source) {
            return key(key, "", type, source);
        }

        /** A key that every object has. */
        public <V> Builder<T> key(
                String key, String says, JsonType<? super V> type, Function<? super T, ? extends V> source) {
            keys.add(new Key<>(key, says, type.schema(), true, (value, json) -> {
                json.key(key);
                type.writing().write(source.apply(value), json);
            }));
            return this;
        }

        /** A key that an object has only if its value is known. */
        public <V> Builder<T> keyIfKnown(
                String key, String says, JsonType<? super V> type, Function<? super T, Optional<V>> source) {
            keys.add(new Key<>(
                    key,
                    says,
                    type.schema(),
                    false,
                    (value, json) -> source.apply(value).ifPresent(known -> {
                        json.key(key);
                        type.writing().write(known, json);
                    })));
            return this;
        }

        /** The keys of another shape, in its order. */
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

        /** The shape. */
        public Shape<T> end() {
            return new Shape<>(name, about, keys);
        }
    }
}
