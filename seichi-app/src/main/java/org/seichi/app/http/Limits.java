package org.seichi.app.http;

import org.seichi.search.Budget;

/**
 * The limits of a server.
 *
 * @param bodyBytes maximum size of a request body in bytes
 * @param computing number of scores computed at once, and of searches besides
 * @param waiting number of requests of each of these kinds that may be queued; further ones are answered with status 429
 * @param nodes maximum budget of a request in positions visited
 */
public record Limits(int bodyBytes, int computing, int waiting, long nodes) {
    /** The default limits. */
    public static final Limits NORMAL =
            new Limits(1 << 20, Runtime.getRuntime().availableProcessors(), 64, Budget.NORMAL.nodes());

    /** Number of streamed answers (estimates of whole games) at once. */
    int streams() {
        return 16;
    }
}
