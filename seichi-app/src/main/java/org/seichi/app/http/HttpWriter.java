package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.TreeMap;

/**
 * Encodes responses as HTTP/1.1.
 *
 * @param clock the clock for the Date header
 */
record HttpWriter(Clock clock) {
    /** Status 100, which tells a client to send the announced body. */
    static final byte[] CONTINUE = bytes("HTTP/1.1 100 Continue\r\n\r\n");

    /** The end of a chunked response. */
    static final byte[] LAST_CHUNK = bytes("0\r\n\r\n");

    /** What happens to the connection after a response. */
    enum Then {
        KEEP,
        CLOSE
    }

    /** The head of a response, with its body unless it is streamed or the method is HEAD. */
    byte[] write(Response response, String method, int version, Then then) {
        Map<String, String> headers = new TreeMap<>(response.headers());
        headers.put("Date", DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(clock)));
        headers.put("Content-Type", response.contentType());
        headers.put("Connection", then == Then.KEEP ? "keep-alive" : "close");
        if (isChunked(response, version)) {
            headers.put("Transfer-Encoding", "chunked");
        } else if (response.rest().isEmpty() && response.status() != 204 && response.status() != 304) {
            headers.put("Content-Length", Integer.toString(response.body().length));
        }
        StringBuilder head = new StringBuilder("HTTP/1.1 ").append(response.status());
        head.append(response.status() == 200 ? " OK\r\n" : " \r\n");
        headers.forEach((name, value) -> head.append(name)
                .append(": ")
                .append(value.replaceAll("[\\r\\n]", " "))
                .append("\r\n"));
        byte[] first = bytes(head.append("\r\n").toString());
        return method.equals("HEAD") || response.rest().isPresent() ? first : joined(first, response.body());
    }

    /** Whether the rest of a response is sent in chunks. */
    static boolean isChunked(Response response, int version) {
        return response.rest().isPresent() && version == 1;
    }

    /** A chunk with the given bytes, which must not be empty. */
    static byte[] chunk(byte[] part) {
        byte[] size = bytes(Integer.toHexString(part.length) + "\r\n");
        return joined(joined(size, part), bytes("\r\n"));
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] both = new byte[one.length + other.length];
        System.arraycopy(one, 0, both, 0, one.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
