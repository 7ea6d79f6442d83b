package org.seichi.app.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Assembles a request from the bytes of a connection as they arrive, without blocking; a slow client costs only the memory of
 * what it has sent. Not thread-safe.
 */
final class HttpReader {
    private static final int LONGEST_HEAD = 16 << 10;
    private static final int LONGEST_LINE = 64;
    /** How much is kept of an address that is too long, for the log. */
    private static final int KEPT_ADDRESS = 256;

    private static final Pattern CHUNK = Pattern.compile("[0-9A-Fa-f]{1,7}");

    /** The part of the request to which the next byte belongs. */
    private enum Part {
        HEAD,
        LONG_ADDRESS,
        BODY,
        CHUNK_SIZE,
        CHUNK,
        CHUNK_END,
        TRAILER,
        WHOLE
    }

    private final int longestBody;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream(512);
    private final ByteArrayOutputStream body = new ByteArrayOutputStream(0);
    private Part part = Part.HEAD;
    private Optional<HttpHead> head = Optional.empty();
    private boolean headIsTooLong;
    private long missing;
    private boolean asked;

    /** With the maximum size of a body in bytes. */
    HttpReader(int longestBody) {
        this.longestBody = longestBody;
    }

    /**
     * Consumes bytes up to the end of the request; the rest is left in the buffer.
     *
     * @return whether the request is complete
     * @throws RefusedException if it is not a valid request, or too large
     */
    boolean take(ByteBuffer bytes) throws RefusedException {
        while (part != Part.WHOLE && bytes.hasRemaining()) {
            if (part == Part.BODY || part == Part.CHUNK) {
                takeBody(bytes);
            } else if (part == Part.LONG_ADDRESS) {
                passOver(bytes);
            } else {
                takeLine(bytes);
            }
        }
        return part == Part.WHOLE;
    }

    private void takeBody(ByteBuffer bytes) {
        int length = (int) Math.min(missing, bytes.remaining());
        byte[] some = new byte[length];
        bytes.get(some);
        body.write(some, 0, length);
        missing -= length;
        if (missing == 0) {
            part = part == Part.BODY ? Part.WHOLE : Part.CHUNK_END;
        }
    }

    /** Consumes a byte of a line; the whole head, up to its empty line, is treated as one line. */
    private void takeLine(ByteBuffer bytes) throws RefusedException {
        byte next = bytes.get();
        line.write(next);
        if (part == Part.HEAD && line.size() == 1 && !beginsRequest(next)) {
            throw RequestLine.none();
        }
        if (line.size() > (part == Part.HEAD ? LONGEST_HEAD : LONGEST_LINE)) {
            if (part != Part.HEAD || !cutAddress()) {
                throw tooLong();
            }
            return;
        }
        if (next != '\n') {
            return;
        }
        String text = line.toString(StandardCharsets.ISO_8859_1);
        if (part != Part.HEAD) {
            line.reset();
            next(text);
        } else if (!text.endsWith("\r\n")) {
            throw RefusedException.of(400, "bad-request", "a line of the head ends with LF alone, without CR");
        } else if (text.equals("\r\n")) {
            line.reset(); // Some clients send an empty line after a body.
        } else if (text.endsWith("\r\n\r\n")) {
            if (headIsTooLong) {
                throw tooLong();
            }
            line.reset();
            begin(HttpHead.parse(text.substring(0, text.length() - 4)));
        }
    }

    /** Whether a head may begin with a byte: not so a connection that is to be encrypted, which would wait for an answer to its first ones. */
    private static boolean beginsRequest(byte first) {
        return (first >= 'A' && first <= 'Z') || first == '\r' || first == '\n';
    }

    /**
     * Cuts off the request line if the head is too long by it: the headers behind it may name the page that is to read the refusal.
     * Returns whether it did.
     */
    private boolean cutAddress() {
        String text = line.toString(StandardCharsets.ISO_8859_1);
        if (headIsTooLong || text.indexOf('\n') >= 0) {
            return false;
        }
        headIsTooLong = true;
        line.reset();
        line.writeBytes(text.substring(0, KEPT_ADDRESS).getBytes(StandardCharsets.ISO_8859_1));
        part = Part.LONG_ADDRESS;
        missing = longestBody;
        return true;
    }

    /** Passes over a byte of the rest of a long request line, which may be as long as a body. */
    private void passOver(ByteBuffer bytes) throws RefusedException {
        if (bytes.get() == '\n') {
            line.writeBytes(" HTTP/1.1\r\n".getBytes(StandardCharsets.ISO_8859_1));
            part = Part.HEAD;
        } else if (--missing < 0) {
            throw tooLong();
        }
    }

    private RefusedException tooLong() {
        if (head.isEmpty()) {
            head = HttpHead.begun(line.toString(StandardCharsets.ISO_8859_1));
        }
        return RefusedException.of(431, "too-large", "the head of a request has at most " + LONGEST_HEAD + " bytes");
    }

    private void begin(HttpHead parsed) throws RefusedException {
        head = Optional.of(parsed);
        HttpHead found = parsed.checked();
        head = Optional.of(found);
        if (found.isChunked()) {
            part = Part.CHUNK_SIZE;
            return;
        }
        missing = found.contentLength();
        checkLength(missing);
        part = missing == 0 ? Part.WHOLE : Part.BODY;
    }

    /** Handles a line of a chunked body: chunk size, end of chunk, or trailer. */
    private void next(String text) throws RefusedException {
        if (!text.endsWith("\r\n")) {
            throw bad();
        }
        String content = text.substring(0, text.length() - 2);
        switch (part) {
            case CHUNK_SIZE -> {
                String size = content.split(";", 2)[0].strip();
                if (!CHUNK.matcher(size).matches()) {
                    throw bad();
                }
                missing = Integer.parseInt(size, 16);
                checkLength(body.size() + missing);
                part = missing == 0 ? Part.TRAILER : Part.CHUNK;
            }
            case CHUNK_END -> {
                if (!content.isEmpty()) {
                    throw bad();
                }
                part = Part.CHUNK_SIZE;
            }
            default -> part = content.isEmpty() ? Part.WHOLE : Part.TRAILER;
        }
    }

    private void checkLength(long length) throws RefusedException {
        if (length > longestBody) {
            throw RefusedException.of(413, "too-large", "a body has at most " + (longestBody >> 10) + " KB");
        }
    }

    private static RefusedException bad() {
        return RefusedException.of(400, "bad-request", "the body is not in chunks");
    }

    /** Whether nothing of the request has arrived yet. */
    boolean isEmpty() {
        return head.isEmpty() && line.size() == 0;
    }

    /** Number of bytes of the body in memory. */
    int kept() {
        return body.size();
    }

    /** The head; empty until it is complete, and unchecked if it was refused; of one that is too long its first lines. */
    Optional<HttpHead> head() {
        return head;
    }

    /** Whether status 100 has to be sent to the client; true at most once. */
    boolean mustAsk() {
        boolean ask = !asked
                && part != Part.WHOLE
                && head.map(HttpHead::waitsToBeAsked).orElse(false);
        asked |= ask;
        return ask;
    }

    /** The request; to be called when it is complete. */
    Request request() {
        return head.orElseThrow().request(body.toByteArray());
    }
}
