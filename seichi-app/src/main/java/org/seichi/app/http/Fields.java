package org.seichi.app.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.seichi.app.files.JsonText;

/** The members of a JSON object or the parameters of a query, read by name; unknown ones are refused by {@link #only}. */
record Fields(Map<?, ?> members, String place, boolean isQuery) {
    /** The parameters of a query, which are all texts. */
    static Fields ofQuery(Map<String, String> parameters) {
        return new Fields(parameters, "the query", true);
    }

    /** The members of the object in a JSON body. */
    static Fields ofBody(Map<?, ?> members) {
        return new Fields(members, "the body", false);
    }

    /** A text. */
    Optional<String> text(String name) throws RefusedException {
        Object value = members.get(name);
        if (value == null || value instanceof String) {
            return Optional.ofNullable((String) value);
        }
        throw wrong(name, "a text");
    }

    /** A number, or a text that says one, as it is written. */
    Optional<String> amount(String name) throws RefusedException {
        return members.get(name) instanceof JsonText.Bare bare ? Optional.of(bare.text()) : text(name);
    }

    /** A whole number within bounds; in JSON without quotation marks. */
    OptionalInt number(String name, int least, int most) throws RefusedException {
        String wanted = "a whole number from " + least + " to " + most;
        Optional<String> text = bare(name, wanted);
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
        throw wrong(name, wanted);
    }

    /** Yes or no: {@code true} or {@code false}, in JSON without quotation marks; no if it is missing. */
    boolean truth(String name) throws RefusedException {
        String wanted = "true or false";
        return switch (bare(name, wanted).orElse("false")) {
            case "true" -> true;
            case "false" -> false;
            default -> throw wrong(name, wanted);
        };
    }

    /** What JSON writes without quotation marks; a query has none, so there every value is such a one. */
    private Optional<String> bare(String name, String wanted) throws RefusedException {
        Object value = members.get(name);
        if (value instanceof JsonText.Bare bare) {
            return Optional.of(bare.text());
        }
        if (value == null || (isQuery && value instanceof String)) {
            return Optional.ofNullable((String) value);
        }
        throw wrong(name, wanted);
    }

    /** A list of texts; in a query a text that is split at commas. */
    List<String> texts(String name) throws RefusedException {
        Object value = members.get(name);
        if (value == null) {
            return List.of();
        }
        if (isQuery && value instanceof String text) {
            return split(text);
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

    /** A list of texts, or one text that is split at commas, in JSON too. */
    List<String> names(String name) throws RefusedException {
        return members.get(name) instanceof String text ? split(text) : texts(name);
    }

    private static List<String> split(String text) {
        return text.isBlank() ? List.of() : List.of(text.split(",", -1));
    }

    /** The fields of a nested object; empty fields if it is missing. */
    Fields object(String name) throws RefusedException {
        Object value = members.get(name);
        if (value == null) {
            return new Fields(Map.of(), name, false);
        }
        if (value instanceof Map<?, ?> object) {
            return new Fields(object, name, false);
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
