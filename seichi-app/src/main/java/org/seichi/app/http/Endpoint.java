package org.seichi.app.http;

/** Answers the requests for one path. Stateless, or safe for several threads. */
@FunctionalInterface
interface Endpoint {
    /**
     * Answers.
     *
     * @throws RefusedException if the request cannot be fulfilled, with what the response says
     */
    Response answer(Request request) throws RefusedException;
}
