package org.seichi.app.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Parses JSON: objects as maps, arrays as lists, everything else as its text, {@code null} or, if wanted, a {@link Bare}. */
public final class JsonText {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final JsonParser parser;
    private final Function<String, Object> bare;

    private JsonText(JsonParser parser, Function<String, Object> bare) {
        this.parser = parser;
        this.bare = bare;
    }

    /**
     * What stands without quotation marks: a number, {@code true} or {@code false}.
     *
     * @param text as it was written
     */
    public record Bare(String text) {}

    /** Thrown for text that is not one JSON object, with the place of the error; 1 and 1 if it is JSON but not one object. */
    public static final class NoObjectException extends Exception {
        private static final long serialVersionUID = 1;
        private final int line;
        private final int column;

        NoObjectException(String message, int line, int column) {
            super(message);
            this.line = line;
            this.column = column;
        }

        /** The line, from 1; 0 if unknown. */
        public int line() {
            return line;
        }

        /** The column, from 1; 0 if unknown. */
        public int column() {
            return column;
        }
    }

    /**
     * Parses a text that is one JSON object, with numbers and truths as their texts.
     *
     * @throws NoObjectException if it is not valid JSON or not one object
     */
    public static Map<?, ?> object(byte[] text) throws NoObjectException {
        return object(text, written -> written);
    }

    /**
     * Parses a text that is one JSON object, and tells numbers and truths, as {@link Bare}, from texts.
     *
     * @throws NoObjectException if it is not valid JSON or not one object
     */
    public static Map<?, ?> typed(byte[] text) throws NoObjectException {
        return object(text, Bare::new);
    }

    private static Map<?, ?> object(byte[] text, Function<String, Object> bare) throws NoObjectException {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            if (new JsonText(parser, bare).value() instanceof Map<?, ?> object && parser.nextToken() == null) {
                return object;
            }
            throw new NoObjectException("is not one JSON object", 1, 1);
        } catch (JacksonException unreadable) {
            TokenStreamLocation place = unreadable.getLocation();
            throw new NoObjectException(
                    "is not JSON: " + problem(unreadable.getOriginalMessage()),
                    place == null ? 0 : Math.max(0, place.getLineNr()),
                    place == null ? 0 : Math.max(0, place.getColumnNr()));
        }
    }

    /** The first line of a message of the parser library, without its advice to programmers and the places in its own terms. */
    private static String problem(String message) {
        return message.lines().findFirst().orElse("").split(": enable | \\(start marker at ", 2)[0];
    }

    /** The value at the current token; the parser library limits the depth of the recursion. */
    private Object value() {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, Object> object = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String key = parser.currentName();
                parser.nextToken();
                object.put(key, value());
            }
            return object;
        }
        if (token == JsonToken.START_ARRAY) {
            List<Object> array = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                array.add(value());
            }
            return array;
        }
        if (token == null || token == JsonToken.VALUE_NULL) {
            return null;
        }
        return token == JsonToken.VALUE_STRING ? parser.getString() : bare.apply(parser.getString());
    }
}
