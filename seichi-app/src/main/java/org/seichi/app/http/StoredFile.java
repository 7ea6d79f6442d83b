package org.seichi.app.http;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/**
 * A static file, sent compressed to clients that accept gzip, because the engine is twice as large uncompressed, and not at all to those
 * that have it already.
 */
final class StoredFile implements Endpoint {
    /** As many letters of a sum as tell the versions of a file apart. */
    private static final int TAG_LETTERS = 16;

    private final Response whole;

    /** Made on first use, since compressing all files would dominate the startup time. */
    private volatile Response compressed;

    /** Made on first use too. */
    private volatile String tag;

    StoredFile(String contentType, Map<String, String> headers, byte[] content) {
        whole = new Response(200, contentType, Gzip.isWorth(content) ? varied(headers) : headers, content);
    }

    /** The headers with Vary, so that shared caches keep the encodings apart. */
    private static Map<String, String> varied(Map<String, String> headers) {
        Map<String, String> all = new HashMap<>(headers);
        all.put("Vary", "Accept-Encoding");
        return all;
    }

    @Override
    public Response answer(Request request) {
        boolean known = request.header("if-none-match").filter(this::isAmong).isPresent();
        boolean small = !Gzip.isWorth(whole.body()) || !Gzip.isTaken(request);
        Response response = known
                ? new Response(304, whole.contentType(), whole.headers(), new byte[0])
                : small ? whole : compressed();
        return response.with("ETag", tag());
    }

    /** What tells the content from any other; weak, because it is the same whether compressed or not. */
    private String tag() {
        if (tag == null) {
            tag = "W/\"" + sum(whole.body()).substring(0, TAG_LETTERS) + '"';
        }
        return tag;
    }

    private static String sum(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Whether the tags of what a client has, between commas, name this content; RFC 9110, 13.1.2. */
    private boolean isAmong(String tags) {
        String opaque = tag().substring(2);
        for (String each : tags.split(",", -1)) {
            String stripped = each.strip();
            if (stripped.equals("*") || stripped.equals(opaque) || stripped.equals(tag())) {
                return true;
            }
        }
        return false;
    }

    private Response compressed() {
        if (compressed == null) {
            Map<String, String> headers = new HashMap<>(whole.headers());
            headers.put("Content-Encoding", "gzip");
            compressed = new Response(whole.status(), whole.contentType(), headers, Gzip.of(whole.body()));
        }
        return compressed;
    }
}
