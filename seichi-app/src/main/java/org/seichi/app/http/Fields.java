package org.seichi.app.http;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The members of a JSON object or the parameters of a query, read by name; unknown ones are refused by {@link #end}. */
final class Fields {
    private final Map<?, ?> members;
    private final String place;
    private final Set<Object> asked = new HashSet<>();

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
        Object value = get(name);
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

    /** A list of texts; a single text is split at commas. */
    List<String> texts(String name) throws RefusedException {
        Object value = get(name);
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
        Object value = get(name);
        if (value == null) {
            return new Fields(Map.of(), name);
        }
        if (value instanceof Map<?, ?> object) {
            return new Fields(object, name);
        }
        throw wrong(name, "an object");
    }

    /**
     * Checks for unknown fields; to be called after all known ones have been read.
     *
     * @throws RefusedException if there is a field that was not read
     */
    void end() throws RefusedException {
        for (Object name : members.keySet()) {
            if (!asked.contains(name)) {
                throw RefusedException.of(400, "unknown-key", "unknown key \"" + name + "\" in " + place);
            }
        }
    }

    private Object get(String name) {
        asked.add(name);
        return members.get(name);
    }

    private RefusedException wrong(String name, String wanted) {
        return RefusedException.of(400, "bad-value", "\"" + name + "\" in " + place + " is not " + wanted);
    }
}
