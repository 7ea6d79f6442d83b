package org.seichi.app.http;

import java.util.Map;

/**
 * What a client asks.
 *
 * @param method {@code GET}, {@code POST} …
 * @param path without the query: {@code "/api/score"}
 * @param query the parameters of the query, decoded; of a repeated one the last
 * @param contentType what the body is said to be, in small letters; empty if nothing is said
 * @param body the body
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody changes the bytes, and nobody compares them.
record Request(String method, String path, Map<String, String> query, String contentType, byte[] body) {
    Request {
        query = Map.copyOf(query);
    }
}
