package org.seichi.app.http;

/** Answers the requests for one path. Thread-safe. */
@FunctionalInterface
interface Endpoint {
    /**
     * Answers a request.
     *
     * @throws RefusedException if the request cannot be fulfilled, with the contents of the response
     */
    Response answer(Request request) throws RefusedException;
}
