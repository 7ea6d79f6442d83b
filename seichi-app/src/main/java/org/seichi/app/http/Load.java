package org.seichi.app.http;

/**
 * Kinds of requests by cost. Each kind has its own workers and queue, so that cheap requests never wait for expensive ones.
 */
enum Load {
    /** Files of the page, lists, and the health check: nothing is computed. */
    FILES,
    /** Scores. */
    SCORES,
    /** Proofs, evaluations, suggestions and problems. */
    SEARCHES,
    /** Streamed answers; their parts are computed as searches. */
    STREAMS
}
