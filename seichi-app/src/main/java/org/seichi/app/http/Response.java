package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * What the server answers.
 *
 * @param status the status of HTTP
 * @param contentType what the body is
 * @param headers other headers
 * @param body the body
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody changes the bytes, and nobody compares them.
record Response(int status, String contentType, Map<String, String> headers, byte[] body) {
    static final String JSON = "application/json; charset=utf-8";

    Response {
        headers = Map.copyOf(headers);
    }

    static Response ok(String contentType, byte[] body) {
        return new Response(200, contentType, Map.of(), body);
    }

    static Response json(String text) {
        return ok(JSON, text.getBytes(StandardCharsets.UTF_8));
    }
}
