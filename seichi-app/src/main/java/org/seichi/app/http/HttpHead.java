package org.seichi.app.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The head of an HTTP/1.0 or 1.1 request, parsed strictly: ambiguous heads are refused.
 *
 * @param method {@code GET}, {@code POST} …
 * @param rawPath the path as it was sent
 * @param rawQuery the query as it was sent; empty if there is none
 * @param path the path, decoded; empty until the head is {@link #checked}
 * @param query the parameters of the query, decoded; none until the head is checked
 * @param version 0 for HTTP/1.0, 1 for HTTP/1.1 and later versions of HTTP/1
 * @param headers the headers by names in lower case; values of repeated ones are joined by commas
 */
record HttpHead(
        String method,
        String rawPath,
        String rawQuery,
        String path,
        Map<String, String> query,
        int version,
        Map<String, String> headers) {
    private static final Pattern HEADER =
            Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \\t]*([\\x20-\\x7e\\x80-\\xff\\t]*?)[ \\t]*");
    private static final Pattern LENGTH = Pattern.compile("[0-9]{1,15}");
    /** Headers that may occur only once: repeating them is a means of request smuggling. */
    private static final Set<String> ONCE = Set.of("host", "content-length", "transfer-encoding", "origin");

    /** Stands for the head of an invalid request. */
    static final HttpHead NONE = new HttpHead("-", "-", "", "", Map.of(), 0, Map.of());

    HttpHead {
        query = Map.copyOf(query);
        headers = Map.copyOf(headers);
    }

    /**
     * Parses a head, which remains to be checked: then a refusal can be dressed for the page that sent it.
     *
     * @param text the lines without the final empty one; one character per byte
     * @throws RefusedException if it is not a valid head, or one of what the server does not do
     */
    static HttpHead parse(String text) throws RefusedException {
        String[] lines = text.split("\r\n", -1);
        RequestLine request = RequestLine.parse(lines[0]);
        Target target = request.target();
        Map<String, String> headers = new TreeMap<>();
        for (int i = 1; i < lines.length; i++) {
            Matcher header = HEADER.matcher(lines[i]);
            if (!header.matches()) {
                throw bad("line " + (i + 1) + " is not a header");
            }
            String name = header.group(1).toLowerCase(Locale.ROOT);
            if (ONCE.contains(name) && headers.containsKey(name)) {
                throw bad("the header " + name + " is given twice");
            }
            headers.merge(name, header.group(2), (one, other) -> one + ", " + other);
        }
        if (target.host().isPresent()) {
            addHost(target.host().get(), request.version(), headers);
        }
        return new HttpHead(request.method(), target.path(), target.query(), "", Map.of(), request.version(), headers);
    }

    /** The host of an address takes the place of a header that HTTP/1.0 does not ask for, and is to be the one of a header. */
    private static void addHost(String host, int version, Map<String, String> headers) throws RefusedException {
        if (version == 0) {
            headers.putIfAbsent("host", host);
        }
        if (!headers.getOrDefault("host", host).equalsIgnoreCase(host)) {
            throw bad("the address has another host than the header");
        }
    }

    /**
     * The lines that have arrived whole of a head that does not end: they may name the page that is to read the refusal. Empty if
     * they are none of a head.
     */
    static Optional<HttpHead> begun(String text) {
        try {
            return Optional.of(parse(
                    text.substring(0, Math.max(0, text.lastIndexOf("\r\n"))).stripTrailing()));
        } catch (RefusedException noHead) {
            return Optional.empty();
        }
    }

    /**
     * The head with its path and query decoded.
     *
     * @throws RefusedException if they cannot be decoded, or the headers do not say where the request ends
     */
    HttpHead checked() throws RefusedException {
        if (version == 1 && header("host").isEmpty()) {
            throw bad("there is no Host header");
        }
        Optional<String> coding = header("transfer-encoding");
        if (coding.isPresent()
                && (version == 0
                        || header("content-length").isPresent()
                        || !coding.get().equalsIgnoreCase("chunked"))) {
            throw bad("a body has either a length or chunks");
        }
        if (!LENGTH.matcher(header("content-length").orElse("0")).matches()) {
            throw bad("the length of the body is not a number");
        }
        String decoded = decoded(rawPath.replace("+", "%2B"));
        return new HttpHead(method, rawPath, rawQuery, decoded, query(rawQuery), version, headers);
    }

    private static Map<String, String> query(String raw) throws RefusedException {
        Map<String, String> parameters = new HashMap<>();
        for (String part : raw.split("&", -1)) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part : part.substring(0, equals);
            if (!part.isEmpty()) {
                String value = equals < 0 ? "" : decoded(part.substring(equals + 1));
                if (parameters.put(decoded(name), value) != null) {
                    throw RefusedException.of(400, "bad-query", "the query has \"" + decoded(name) + "\" twice");
                }
            }
        }
        return parameters;
    }

    private static String decoded(String text) throws RefusedException {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException unreadable) {
            throw RefusedException.of(400, "bad-query", "the address cannot be decoded");
        }
    }

    private static RefusedException bad(String message) {
        return RefusedException.of(400, "bad-request", message);
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }

    /** Whether the body is in chunks. */
    boolean isChunked() {
        return header("transfer-encoding").isPresent();
    }

    /** The Content-Length; 0 if there is none. */
    long contentLength() {
        return Long.parseLong(header("content-length").orElse("0"));
    }

    /** Whether the client waits for status 100 before it sends the body. */
    boolean waitsToBeAsked() {
        return version == 1 && header("expect").orElse("").equalsIgnoreCase("100-continue");
    }

    /** Whether another request may follow on the same connection. */
    boolean isKeptAlive() {
        return version == 1
                && !List.of(header("connection")
                                .orElse("")
                                .toLowerCase(Locale.ROOT)
                                .replace(" ", "")
                                .split(",", -1))
                        .contains("close");
    }

    /** The same head as one of HTTP/1.0, after which the connection is closed. */
    HttpHead last() {
        return new HttpHead(method, rawPath, rawQuery, path, query, 0, headers);
    }

    Request request(byte[] body) {
        String type = header("content-type").orElse("").strip().toLowerCase(Locale.ROOT);
        return new Request(method, path, query, headers, type, body);
    }
}
