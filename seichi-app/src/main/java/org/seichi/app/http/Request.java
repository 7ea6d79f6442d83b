package org.seichi.app.http;

import java.util.Map;
import java.util.Optional;

/**
 * What a client asks.
 *
 * @param method {@code GET}, {@code POST} …
 * @param path without the query: {@code "/api/score"}
 * @param query the parameters of the query, decoded; of a repeated one the last
 * @param headers by names in small letters
 * @param contentType what the body is said to be, in small letters; empty if nothing is said
 * @param body the body
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody changes the bytes, and nobody compares them.
record Request(
        String method,
        String path,
        Map<String, String> query,
        Map<String, String> headers,
        String contentType,
        byte[] body) {
    Request {
        query = Map.copyOf(query);
        headers = Map.copyOf(headers);
    }

    /** A request without headers. */
    Request(String method, String path, Map<String, String> query, String contentType, byte[] body) {
        this(method, path, query, Map.of(), contentType, body);
    }

    /** A header, by its name in small letters. */
    Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }
}
