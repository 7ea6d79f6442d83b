package org.seichi.app.http;

import java.util.Set;
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
    /** The methods that RFC 9110 and RFC 5789 define; a path that does not take one of them is refused by the path. */
    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH");

    private static final Pattern LINE = Pattern.compile(
            "([A-Z][A-Za-z0-9!#$%&'*+.^_`|~-]{0,19}) ([\\x21-\\x7e]+) HTTP/(?:1\\.([0-9])|([02-9](?:\\.[0-9])?))");

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
        if (!METHODS.contains(method)) {
            throw RefusedException.of(501, "not-implemented", "the server knows no method " + method);
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
