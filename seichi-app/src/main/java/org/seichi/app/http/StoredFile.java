package org.seichi.app.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** A static file, sent compressed to clients that accept gzip; uncompressed, the engine is twice as large. */
final class StoredFile implements Endpoint {
    /** Files smaller than this, in bytes, are not compressed: they are one or two packets either way. */
    private static final int WORTH_IT = 2048;

    /** A quality value that refuses an encoding. */
    private static final Pattern NOTHING = Pattern.compile("q=0(\\.0*)?");

    private final Response whole;

    /** Made on first use, since compressing all files would dominate the startup time. */
    private volatile Response compressed;

    StoredFile(String contentType, Map<String, String> headers, byte[] content) {
        whole = new Response(200, contentType, content.length < WORTH_IT ? headers : varied(headers), content);
    }

    /** The headers with Vary, so that shared caches keep the encodings apart. */
    private static Map<String, String> varied(Map<String, String> headers) {
        Map<String, String> all = new HashMap<>(headers);
        all.put("Vary", "Accept-Encoding");
        return all;
    }

    @Override
    public Response answer(Request request) {
        return whole.body().length >= WORTH_IT && takesGzip(request.header("accept-encoding")) ? compressed() : whole;
    }

    /** Whether a client accepts gzip, by name or else by the wildcard {@code *}; RFC 9110, 12.5.3. */
    private static boolean takesGzip(Optional<String> encodings) {
        boolean any = false;
        for (String encoding : encodings.orElse("").split(",", -1)) {
            String[] parts =
                    encoding.replaceAll("[ \\t]", "").toLowerCase(Locale.ROOT).split(";", -1);
            boolean taken = parts.length < 2 || !NOTHING.matcher(parts[1]).matches();
            switch (parts[0]) {
                case "gzip", "x-gzip" -> {
                    return taken;
                }
                case "*" -> any = taken;
                default -> {}
            }
        }
        return any;
    }

    private Response compressed() {
        if (compressed == null) {
            Map<String, String> headers = new HashMap<>(whole.headers());
            headers.put("Content-Encoding", "gzip");
            compressed = new Response(whole.status(), whole.contentType(), headers, gzip(whole.body()));
        }
        return compressed;
    }

    private static byte[] gzip(byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
