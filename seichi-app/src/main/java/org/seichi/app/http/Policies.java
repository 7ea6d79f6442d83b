package org.seichi.app.http;

import java.util.Map;
import java.util.TreeMap;

/** Security headers for every response: browsers must not run scripts from it or embed it in foreign pages. */
final class Policies {
    static final String CONTENT = "Content-Security-Policy";

    /** The defaults; they suffice for a sheet, which contains its style and pictures. */
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

    /** The headers of a response, with the defaults for policies that it does not set. */
    static Map<String, String> with(Map<String, String> own) {
        Map<String, String> headers = new TreeMap<>(ALL);
        headers.putAll(own);
        return headers;
    }
}
