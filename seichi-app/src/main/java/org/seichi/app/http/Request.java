package org.seichi.app.http;

import java.util.Map;
import java.util.Optional;

/**
 * An HTTP request.
 *
 * @param method {@code GET}, {@code POST} …
 * @param path the path without the query: {@code "/api/score"}
 * @param query the parameters of the query, decoded
 * @param headers the headers by names in lower case
 * @param contentType the content type of the body in lower case; empty if there is none
 * @param body the body
 */
@SuppressWarnings("ArrayRecordComponent") // The bytes are never changed or compared.
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

    /** A header by its name in lower case. */
    Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }
}
