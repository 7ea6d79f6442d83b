package org.seichi.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.seichi.json.Schema;
import org.seichi.json.Shape;

/** Writes shapes as TypeScript declarations: an interface for each, in the order in which they are met. */
final class TypeDeclarations {
    /** The names of shapes in the package; all others have their own name, capitalized. */
    private static final Map<String, String> NAMES = Map.of(
            "prove", "Proof",
            "evaluate", "Evaluation",
            "suggest", "Suggestions",
            "solve", "Solved",
            "player", "PlayerScore",
            "proof", "ProvenRegion",
            "engine", "EngineOpinion");

    private final Map<String, Shape<?>> all = new LinkedHashMap<>();

    private TypeDeclarations(List<Shape<?>> answers) {
        Deque<Shape<?>> open = new ArrayDeque<>(answers);
        while (!open.isEmpty()) {
            Shape<?> shape = open.remove();
            if (all.putIfAbsent(name(shape), shape) == null) {
                shape.keys().forEach(key -> type(key.schema(), open));
            }
        }
    }

    /** The declarations of some answers and of all their parts. */
    static String of(List<Shape<?>> answers) {
        return new TypeDeclarations(answers)
                .all.values().stream()
                        .map(TypeDeclarations::declaration)
                        .collect(Collectors.joining("\n", "// The answers, as docs/json.md describes them.\n\n", ""));
    }

    private static String declaration(Shape<?> shape) {
        StringBuilder text = new StringBuilder(comment("", shape.about()));
        text.append("export interface ").append(name(shape)).append(" {\n");
        for (Shape.Key<?> key : shape.keys()) {
            text.append(comment("  ", key.about())).append("  ").append(key.name());
            text.append(key.always() ? ": " : "?: ").append(type(key.schema(), new ArrayDeque<>()));
            text.append(";\n");
        }
        return text.append("}\n").toString();
    }

    private static String comment(String indent, String about) {
        return about.isEmpty() ? "" : indent + "/** " + about + " */\n";
    }

    private static String name(Shape<?> shape) {
        String own = shape.name();
        return NAMES.getOrDefault(own, Character.toUpperCase(own.charAt(0)) + own.substring(1));
    }

    /** The type that a schema describes; adds the shapes that it needs to the queue. */
    private static String type(Schema schema, Deque<Shape<?>> needed) {
        if (schema instanceof Schema.ObjectOf object) {
            needed.add(object.shape());
            return name(object.shape());
        }
        if (schema instanceof Schema.ListOf list) {
            String element = type(list.element(), needed);
            return (element.contains(" ") ? "(" + element + ")" : element) + "[]";
        }
        if (schema instanceof Schema.MapOf map) {
            return "Record<string, " + type(map.value(), needed) + ">";
        }
        if (schema instanceof Schema.OrNull optional) {
            return type(optional.value(), needed) + " | null";
        }
        return plain(schema);
    }

    private static String plain(Schema schema) {
        if (schema instanceof Schema.OneOf words) {
            return words.codes().stream().map(code -> "'" + code + "'").collect(Collectors.joining(" | "));
        }
        if (schema instanceof Schema.Truth) {
            return "boolean";
        }
        return schema instanceof Schema.Text ? "string" : "number";
    }
}
