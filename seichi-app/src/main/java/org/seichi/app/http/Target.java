package org.seichi.app.http;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a request asks for: a path, with or without the whole address before it, or the server as such.
 *
 * @param host the host and port of the address; empty if there is only a path
 * @param path the path as it was sent, {@code /} if an address has none, {@code *} for the server
 * @param query the query as it was sent; empty if there is none
 */
record Target(Optional<String> host, String path, String query) {
    private static final Pattern ADDRESS =
            Pattern.compile("(?i:https?)://([0-9A-Za-z._~:\\[\\]-]+)((?:[/?][\\x21-\\x7e]*)?)");
    private static final Pattern PATH = Pattern.compile("/[\\x21-\\x7e]*");

    /** The path that stands for the server. */
    static final String SERVER = "*";

    /** Reads the second part of a request line; empty if it is neither a path, nor an address of HTTP, nor the server. */
    static Optional<Target> parse(String text) {
        Matcher address = ADDRESS.matcher(text);
        if (address.matches()) {
            return Optional.of(of(Optional.of(address.group(1)), address.group(2)));
        }
        return PATH.matcher(text).matches() || text.equals(SERVER)
                ? Optional.of(of(Optional.empty(), text))
                : Optional.empty();
    }

    private static Target of(Optional<String> host, String text) {
        int mark = text.indexOf('?');
        String path = mark < 0 ? text : text.substring(0, mark);
        return new Target(host, path.isEmpty() ? "/" : path, mark < 0 ? "" : text.substring(mark + 1));
    }

    /** Whether the server as such is asked, and nothing that it has. */
    boolean isServer() {
        return path.equals(SERVER);
    }
}
