package org.seichi.app.http;

import java.util.Map;
import java.util.TreeMap;

/** What browsers are told about every answer: to run nothing of it, and not to show it inside pages of others. */
final class Policies {
    static final String CONTENT = "Content-Security-Policy";

    /** For whatever says nothing else: a sheet has its style and its pictures in itself, and needs nothing more. */
    private static final Map<String, String> ALL = Map.of(
            CONTENT,
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'self'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "SAMEORIGIN",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Resource-Policy",
            "same-origin");

    private Policies() {}

    /** The headers of an answer, with the policies about which it says nothing itself. */
    static Map<String, String> with(Map<String, String> own) {
        Map<String, String> headers = new TreeMap<>(ALL);
        headers.putAll(own);
        return headers;
    }
}
