package org.seichi.app.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Reads a body of JSON: objects as maps, arrays as lists, everything else as its text or {@code null}. */
final class JsonBody {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final JsonParser parser;

    private JsonBody(JsonParser parser) {
        this.parser = parser;
    }

    /**
     * The object that a body holds.
     *
     * @throws RefusedException if it is not JSON, or not one object
     */
    static Map<?, ?> read(byte[] body) throws RefusedException {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), body)) {
            parser.nextToken();
            if (new JsonBody(parser).value() instanceof Map<?, ?> object && parser.nextToken() == null) {
                return object;
            }
            throw RefusedException.at("bad-json", "the body is not one JSON object", 1, 1);
        } catch (JacksonException unreadable) {
            TokenStreamLocation place = unreadable.getLocation();
            throw RefusedException.at(
                    "bad-json",
                    "the body is not JSON: "
                            + unreadable
                                    .getOriginalMessage()
                                    .lines()
                                    .findFirst()
                                    .orElse(""),
                    place == null ? 0 : Math.max(0, place.getLineNr()),
                    place == null ? 0 : Math.max(0, place.getColumnNr()));
        }
    }

    /** The value at the current token; depth is bounded by the library. */
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
        return token == null || token == JsonToken.VALUE_NULL ? null : parser.getString();
    }
}
