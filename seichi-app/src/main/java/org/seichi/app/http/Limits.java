package org.seichi.app.http;

import org.seichi.search.Budget;

/**
 * What a server takes on.
 *
 * @param bodyBytes larger bodies are refused
 * @param computing number of scores at the same time, and of searches
 * @param waiting number of requests of each kind that may wait for one; more are sent away for a moment
 * @param nodes the greatest number of positions that a request may have searched
 */
public record Limits(int bodyBytes, int computing, int waiting, long nodes) {
    /** What is used unless something else is asked for. */
    public static final Limits NORMAL =
            new Limits(1 << 20, Runtime.getRuntime().availableProcessors(), 64, Budget.NORMAL.nodes());

    /** Clients that may follow the evaluation of whole games, move by move, at the same time. */
    int streams() {
        return 16;
    }
}
