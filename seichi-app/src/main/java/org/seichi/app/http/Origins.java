package org.seichi.app.http;

import java.util.List;
import java.util.Optional;

/**
 * The origins whose pages may send requests. Pages of this server and clients that are not pages always may.
 *
 * @param allowed origins such as {@code https://example.org}; {@code *} allows all
 */
public record Origins(List<String> allowed) {
    /** Allows only pages of this server. */
    public static final Origins OWN = new Origins(List.of());

    /** Keeps an immutable copy. */
    public Origins {
        allowed = List.copyOf(allowed);
    }

    /**
     * Whether a request may be answered.
     *
     * @param origin the Origin header; empty if the request does not come from a page
     * @param host the Host header
     */
    boolean admits(Optional<String> origin, String host) {
        return origin.isEmpty()
                || isAllowed(origin.get())
                || origin.get().equals("http://" + host)
                || origin.get().equals("https://" + host);
    }

    /** Whether an origin was allowed by the user. */
    boolean isAllowed(String origin) {
        return allowed.contains("*") || allowed.contains(origin);
    }
}
