package org.seichi.app.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** A file of the page, sent compressed to who takes that: the engine is twice as large without. */
final class StoredFile implements Endpoint {
    /** A smaller file is one packet or two either way. */
    private static final int WORTH_IT = 2048;

    private final Response whole;

    /** Made for the first who asks, since it takes longer than anything else at the start. */
    private volatile Response compressed;

    StoredFile(String contentType, Map<String, String> headers, byte[] content) {
        whole = new Response(200, contentType, headers, content);
    }

    @Override
    public Response answer(Request request) {
        boolean takesIt = request.header("accept-encoding")
                .filter(encodings -> encodings.contains("gzip"))
                .isPresent();
        return takesIt && whole.body().length >= WORTH_IT ? compressed() : whole;
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
