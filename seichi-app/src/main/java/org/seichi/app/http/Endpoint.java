package org.seichi.app.http;

import org.seichi.analysis.UnusableException;
import org.seichi.record.RecordException;

/** Answers the requests for one path. Thread-safe. */
@FunctionalInterface
interface Endpoint {
    /**
     * Answers a request.
     *
     * @throws RefusedException if the request cannot be fulfilled, with the contents of the response
     * @throws RecordException if the record cannot be used
     * @throws UnusableException if an option cannot be used, or does not fit the game
     */
    Response answer(Request request) throws RefusedException, RecordException, UnusableException;
}
