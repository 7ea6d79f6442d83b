package org.seichi.app.http;

import java.util.List;
import java.util.Optional;

/**
 * Pages of which servers may ask this one. A page of this server always may; so may a client that is no page.
 *
 * @param allowed origins such as {@code https://example.org}; {@code *} stands for all
 */
public record Origins(List<String> allowed) {
    /** Pages of this server alone. */
    public static final Origins OWN = new Origins(List.of());

    /** Keeps an immutable copy. */
    public Origins {
        allowed = List.copyOf(allowed);
    }

    /**
     * Whether a request may be answered.
     *
     * @param origin of the page that asks; empty if no page does
     * @param host by which the server was called
     */
    boolean admits(Optional<String> origin, String host) {
        return origin.isEmpty()
                || isAllowed(origin.get())
                || origin.get().equals("http://" + host)
                || origin.get().equals("https://" + host);
    }

    /** Whether a page of another server was named. */
    boolean isAllowed(String origin) {
        return allowed.contains("*") || allowed.contains(origin);
    }
}
