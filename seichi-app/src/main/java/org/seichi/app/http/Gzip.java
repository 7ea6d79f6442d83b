package org.seichi.app.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** Bodies compressed for clients that accept it. */
final class Gzip {
    /** Bodies smaller than this, in bytes, are not compressed: they are one or two packets either way. */
    private static final int WORTH_IT = 2048;

    /** A quality value that refuses an encoding. */
    private static final Pattern NOTHING = Pattern.compile("q=0(\\.0*)?");

    /** Types that are compressed already. */
    private static final Set<String> DENSE = Set.of("image/png");

    private Gzip() {}

    static boolean isWorth(byte[] body) {
        return body.length >= WORTH_IT;
    }

    /**
     * An answer compressed if it is worth it and the client accepts it. One that says what it varies with has chosen its encoding
     * already.
     */
    static Response answer(Response response, Request request) {
        boolean stays = !isWorth(response.body())
                || response.rest().isPresent()
                || response.headers().containsKey("Vary")
                || DENSE.contains(response.contentType());
        if (stays) {
            return response;
        }
        Response varied = response.with("Vary", "Accept-Encoding");
        return isTaken(request) ? varied.with("Content-Encoding", "gzip").withBody(of(response.body())) : varied;
    }

    /** Whether a client accepts gzip, by name or else by the wildcard {@code *}; RFC 9110, 12.5.3. */
    static boolean isTaken(Request request) {
        boolean any = false;
        for (String encoding : request.header("accept-encoding").orElse("").split(",", -1)) {
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

    /** The content compressed. */
    static byte[] of(byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
