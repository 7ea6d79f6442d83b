package org.seichi.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.json.JsonWriter;
import org.seichi.json.Schema;
import org.seichi.json.Shape;

/**
 * Writes shapes as JSON Schema, draft 2020-12. Objects are closed: they have the keys of their shape and no others. A shape
 * that another one uses is defined under {@code $defs}, by its name.
 */
public final class JsonSchema {
    private final JsonWriter json = new JsonWriter(Board.square(1));
    private final String definitions;

    private JsonSchema(String definitions) {
        this.definitions = definitions;
    }

    /**
     * The schema of a shape as a document of its own.
     *
     * @param id its {@code $id}
     */
    public static String document(Shape<?> shape, String id) {
        JsonSchema schema = new JsonSchema("#/$defs/");
        schema.json.beginObject();
        schema.word("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.word("$id", id);
        schema.word("title", shape.about());
        schema.object(shape);
        Map<String, Shape<?>> parts = parts(shape);
        if (!parts.isEmpty()) {
            schema.json.key("$defs");
            schema.json.beginObject();
            parts.forEach((name, part) -> schema.definition(part));
            schema.json.endObject();
        }
        schema.json.endObject();
        return schema.json.toString();
    }

    /**
     * The schema of a shape and of all that it is made of, by name.
     *
     * @param definitions the prefix of a name in a reference: {@code "#/components/schemas/"}
     */
    public static Map<String, String> definitions(Shape<?> shape, String definitions) {
        Map<String, Shape<?>> all = new LinkedHashMap<>();
        all.put(shape.name(), shape);
        all.putAll(parts(shape));
        Map<String, String> texts = new LinkedHashMap<>();
        all.forEach((name, part) -> {
            JsonSchema schema = new JsonSchema(definitions);
            schema.json.beginObject();
            schema.describe(part.about());
            schema.object(part);
            schema.json.endObject();
            texts.put(name, schema.json.toString());
        });
        return texts;
    }

    /** All parts of a shape, by name, in the order in which they are met. */
    private static Map<String, Shape<?>> parts(Shape<?> shape) {
        Map<String, Shape<?>> parts = new LinkedHashMap<>();
        Deque<Shape<?>> open = new ArrayDeque<>();
        open.add(shape);
        while (!open.isEmpty()) {
            for (Shape.Key<?> key : open.remove().keys()) {
                Shape<?> part = shapeIn(key.schema());
                if (part != null && parts.putIfAbsent(part.name(), part) == null) {
                    open.add(part);
                }
            }
        }
        return parts;
    }

    private static Shape<?> shapeIn(Schema schema) {
        if (schema instanceof Schema.ObjectOf object) {
            return object.shape();
        }
        if (schema instanceof Schema.ListOf list) {
            return shapeIn(list.element());
        }
        if (schema instanceof Schema.MapOf map) {
            return shapeIn(map.value());
        }
        return schema instanceof Schema.OrNull optional ? shapeIn(optional.value()) : null;
    }

    private void definition(Shape<?> shape) {
        json.key(shape.name());
        json.beginObject();
        describe(shape.about());
        object(shape);
        json.endObject();
    }

    private void object(Shape<?> shape) {
        word("type", "object");
        json.key("properties");
        json.beginObject();
        for (Shape.Key<?> key : shape.keys()) {
            json.key(key.name());
            json.beginObject();
            describe(key.about());
            members(key.schema());
            json.endObject();
        }
        json.endObject();
        json.key("required");
        json.beginArray();
        shape.keys().stream().filter(Shape.Key::always).map(Shape.Key::name).forEach(json::text);
        json.endArray();
        json.key("additionalProperties");
        json.flag(false);
    }

    private void describe(String about) {
        if (!about.isEmpty()) {
            word("description", about);
        }
    }

    private void members(Schema schema) {
        if (schema instanceof Schema.Text text) {
            word("type", "string");
            if (!text.pattern().isEmpty()) {
                word("pattern", text.pattern());
            }
        } else if (schema instanceof Schema.Whole whole) {
            whole(whole);
        } else if (schema instanceof Schema.Decimal decimal) {
            word("type", "number");
            if (decimal.percent()) {
                bounds(0, 100);
            }
        } else if (schema instanceof Schema.Points) {
            word("type", "number");
            json.key("multipleOf");
            json.halfPoints(1);
        } else if (schema instanceof Schema.Truth) {
            word("type", "boolean");
        } else if (schema instanceof Schema.OneOf words) {
            word("type", "string");
            json.key("enum");
            json.beginArray();
            words.codes().forEach(json::text);
            json.endArray();
        } else {
            composed(schema);
        }
    }

    private void composed(Schema schema) {
        if (schema instanceof Schema.ListOf list) {
            word("type", "array");
            nested("items", list.element());
        } else if (schema instanceof Schema.MapOf map) {
            word("type", "object");
            nested("additionalProperties", map.value());
        } else if (schema instanceof Schema.ObjectOf object) {
            word("$ref", definitions + object.shape().name());
        } else if (schema instanceof Schema.OrNull optional) {
            json.key("anyOf");
            json.beginArray();
            json.beginObject();
            members(optional.value());
            json.endObject();
            json.beginObject();
            word("type", "null");
            json.endObject();
            json.endArray();
        }
    }

    private void whole(Schema.Whole whole) {
        word("type", "integer");
        bounds(whole.least(), whole.most());
    }

    private void bounds(int least, int most) {
        if (least > Integer.MIN_VALUE) {
            json.key("minimum");
            json.whole(least);
        }
        if (most < Integer.MAX_VALUE) {
            json.key("maximum");
            json.whole(most);
        }
    }

    private void nested(String key, Schema schema) {
        json.key(key);
        json.beginObject();
        members(schema);
        json.endObject();
    }

    private void word(String key, String value) {
        json.key(key);
        json.text(value);
    }
}
