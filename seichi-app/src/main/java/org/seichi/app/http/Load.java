package org.seichi.app.http;

/**
 * How much a request asks for. Each kind has workers and a queue of its own, so that what is cheap never waits behind what is
 * dear.
 */
enum Load {
    /** Files of the page, lists, and whether the server is there: nothing is computed. */
    FILES,
    /** Scores. */
    SCORES,
    /** Proofs, evaluations, suggestions and problems. */
    SEARCHES,
    /** Answers that are sent while they are computed; what they compute are searches. */
    STREAMS
}
