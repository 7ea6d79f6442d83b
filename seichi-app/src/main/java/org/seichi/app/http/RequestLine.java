package org.seichi.app.http;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first line of a request.
 *
 * @param method {@code GET}, {@code POST} …; never {@code CONNECT}
 * @param target what is asked for
 * @param version 0 for HTTP/1.0, 1 for HTTP/1.1 and what later versions of HTTP/1 there may be, which are read like it
 */
record RequestLine(String method, Target target, int version) {
    private static final Pattern LINE =
            Pattern.compile("([A-Z]{1,20}) ([\\x21-\\x7e]+) HTTP/(?:1\\.([0-9])|([02-9](?:\\.[0-9])?))");

    /**
     * Parses a request line.
     *
     * @throws RefusedException if it is none, or if it asks for what the server does not do
     */
    static RequestLine parse(String text) throws RefusedException {
        Matcher line = LINE.matcher(text);
        if (!line.matches()) {
            throw none();
        }
        String method = line.group(1);
        if (line.group(4) != null) {
            throw RefusedException.of(
                    505,
                    "version-not-supported",
                    "the server speaks HTTP/1.1 and HTTP/1.0, but not HTTP/" + line.group(4));
        }
        if (method.equals("CONNECT")) {
            throw RefusedException.of(
                    501, "not-implemented", "the server is no proxy: it does not connect its clients to others");
        }
        Target target = Target.parse(line.group(2)).orElseThrow(RequestLine::none);
        if (target.isServer() && !method.equals("OPTIONS")) {
            throw RefusedException.of(400, "bad-request", "* stands for the server in a request with OPTIONS only");
        }
        return new RequestLine(method, target, line.group(3).equals("0") ? 0 : 1);
    }

    /** The refusal of what is no request line. */
    static RefusedException none() {
        return RefusedException.of(400, "bad-request", "the request line is none of HTTP/1.1");
    }
}
