package org.seichi.app.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** The members of a JSON object or the parameters of a query, read by name; unknown ones are refused by {@link #only}. */
final class Fields {
    private final Map<?, ?> members;
    private final String place;

    /**
     * Wraps an object or query.
     *
     * @param place its name in error messages: {@code "options"}
     */
    Fields(Map<?, ?> members, String place) {
        this.members = members;
        this.place = place;
    }

    /** A text, or the text of a number. */
    Optional<String> text(String name) throws RefusedException {
        Object value = members.get(name);
        if (value == null || value instanceof String) {
            return Optional.ofNullable((String) value);
        }
        throw wrong(name, "a text");
    }

    /** An integer within bounds. */
    OptionalInt number(String name, int least, int most) throws RefusedException {
        Optional<String> text = text(name);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        try {
            int number = Integer.parseInt(text.get());
            if (number >= least && number <= most) {
                return OptionalInt.of(number);
            }
        } catch (NumberFormatException unreadable) {
            // Reported below, like a number out of range.
        }
        throw wrong(name, "a number from " + least + " to " + most);
    }

    /** Yes or no: {@code true} or {@code false}; no if it is missing. */
    boolean truth(String name) throws RefusedException {
        return switch (text(name).orElse("false")) {
            case "true" -> true;
            case "false" -> false;
            default -> throw wrong(name, "true or false");
        };
    }

    /** A list of texts; a single text is split at commas. */
    List<String> texts(String name) throws RefusedException {
        Object value = members.get(name);
        if (value == null) {
            return List.of();
        }
        if (value instanceof String text) {
            return text.isBlank() ? List.of() : List.of(text.split(",", -1));
        }
        if (value instanceof List<?> list) {
            List<String> texts = new ArrayList<>();
            for (Object element : list) {
                if (!(element instanceof String text)) {
                    throw wrong(name, "a list of texts");
                }
                texts.add(text);
            }
            return texts;
        }
        throw wrong(name, "a list of texts");
    }

    /** The fields of a nested object; empty fields if it is missing. */
    Fields object(String name) throws RefusedException {
        Object value = members.get(name);
        if (value == null) {
            return new Fields(Map.of(), name);
        }
        if (value instanceof Map<?, ?> object) {
            return new Fields(object, name);
        }
        throw wrong(name, "an object");
    }

    /**
     * These fields, if they have no other keys than the given ones.
     *
     * @throws RefusedException if there is another key
     */
    Fields only(Set<String> keys) throws RefusedException {
        for (Object name : members.keySet()) {
            if (!keys.contains(name)) {
                String known = keys.isEmpty() ? "no keys" : String.join(", ", new TreeSet<>(keys));
                throw RefusedException.of(
                        400, "unknown-key", "unknown key \"" + name + "\" in " + place + ", which takes " + known);
            }
        }
        return this;
    }

    private RefusedException wrong(String name, String wanted) {
        return RefusedException.badValue("\"" + name + "\" in " + place + " is not " + wanted);
    }
}
