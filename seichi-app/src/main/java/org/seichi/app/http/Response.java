package org.seichi.app.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * An HTTP response.
 *
 * @param status the status code
 * @param contentType the content type of the body
 * @param headers other headers
 * @param body the body; not sent if there is a {@code rest}
 * @param rest writes a streamed body; empty for a complete response
 */
@SuppressWarnings("ArrayRecordComponent") // The bytes are never changed or compared.
record Response(int status, String contentType, Map<String, String> headers, byte[] body, Optional<Rest> rest) {
    static final String JSON = "application/json; charset=utf-8";

    Response {
        headers = Map.copyOf(headers);
    }

    Response(int status, String contentType, Map<String, String> headers, byte[] body) {
        this(status, contentType, headers, body, Optional.empty());
    }

    /** A body that is written while it is computed. */
    @FunctionalInterface
    interface Rest {
        /**
         * Writes the body.
         *
         * @throws IOException if the client is gone
         */
        void writeTo(OutputStream client) throws IOException;
    }

    /** A response with server-sent events. */
    static Response events(Rest events) {
        return new Response(
                200,
                "text/event-stream; charset=utf-8",
                Map.of("Cache-Control", "no-cache"),
                new byte[0],
                Optional.of(events));
    }

    static Response ok(String contentType, byte[] body) {
        return new Response(200, contentType, Map.of(), body);
    }

    /** The same with one more header. */
    Response with(String name, String value) {
        Map<String, String> all = new HashMap<>(headers);
        all.put(name, value);
        return new Response(status, contentType, all, body, rest);
    }

    /** The same with another body. */
    Response withBody(byte[] other) {
        return new Response(status, contentType, headers, other, rest);
    }

    static Response json(String text) {
        return ok(JSON, text.getBytes(StandardCharsets.UTF_8));
    }
}
