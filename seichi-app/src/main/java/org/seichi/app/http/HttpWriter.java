package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes answers as HTTP/1.1 has them.
 *
 * @param clock for the date that every answer bears
 */
record HttpWriter(Clock clock) {
    /** What tells a client to send the body that it has announced. */
    static final byte[] CONTINUE = bytes("HTTP/1.1 100 Continue\r\n\r\n");

    /** What ends an answer in chunks. */
    static final byte[] LAST_CHUNK = bytes("0\r\n\r\n");

    /** Whether another request may follow. */
    enum Then {
        KEEP,
        CLOSE
    }

    /** The head of an answer, and its body if that is whole and wanted. */
    byte[] write(Response response, String method, int version, Then then) {
        Map<String, String> headers = new TreeMap<>(response.headers());
        headers.put("Date", DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(clock)));
        headers.put("Content-Type", response.contentType());
        headers.put("Connection", then == Then.KEEP ? "keep-alive" : "close");
        if (isChunked(response, version)) {
            headers.put("Transfer-Encoding", "chunked");
        } else if (response.rest().isEmpty() && response.status() != 204) {
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

    /** Whether what is written after the head is in chunks. */
    static boolean isChunked(Response response, int version) {
        return response.rest().isPresent() && version == 1;
    }

    /** A part of an answer in chunks; not empty. */
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
