package org.seichi.app.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * What the server answers.
 *
 * @param status the status of HTTP
 * @param contentType what the body is
 * @param headers other headers
 * @param body the body, or its beginning
 * @param rest what follows, written as it comes; empty for an answer that is whole
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody changes the bytes, and nobody compares them.
record Response(int status, String contentType, Map<String, String> headers, byte[] body, Optional<Rest> rest) {
    static final String JSON = "application/json; charset=utf-8";

    Response {
        headers = Map.copyOf(headers);
    }

    Response(int status, String contentType, Map<String, String> headers, byte[] body) {
        this(status, contentType, headers, body, Optional.empty());
    }

    /** The part of an answer that is written while it is computed. */
    @FunctionalInterface
    interface Rest {
        /**
         * Writes it.
         *
         * @throws IOException if the client is gone
         */
        void writeTo(OutputStream client) throws IOException;
    }

    /** Events, one after the other, as server-sent events are written. */
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

    static Response json(String text) {
        return ok(JSON, text.getBytes(StandardCharsets.UTF_8));
    }
}
