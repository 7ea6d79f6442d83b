package org.seichi.app.http;

import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The access log: a line for each request in the Common Log Format, followed by its duration in milliseconds. */
record AccessLog(PrintStream out, Clock clock) {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ROOT);
    private static final int LONGEST_PATH = 200;

    /** Writes the line of an answered request. */
    void write(InetSocketAddress client, String method, String path, Response response, long nanos) {
        write(client, method, path, response.status(), response.body().length, nanos);
    }

    /** Writes the line of a request whose client left before the answer, with status 499 as other servers do. */
    void gone(InetSocketAddress client, String method, String path, long nanos) {
        write(client, method, path, 499, 0, nanos);
    }

    private void write(InetSocketAddress client, String method, String path, int status, int length, long nanos) {
        String line = String.format(
                Locale.ROOT,
                "%s - - [%s] \"%s %s\" %d %d %.1f",
                client.getAddress().getHostAddress(),
                TIME.format(ZonedDateTime.now(clock)),
                clean(method),
                clean(path),
                status,
                length,
                nanos / 1e6);
        synchronized (out) {
            out.println(line);
            out.flush();
        }
    }

    /** Client text made safe for a quoted field: truncated, and other than printable characters replaced. */
    private static String clean(String text) {
        String shown = text.length() > LONGEST_PATH ? text.substring(0, LONGEST_PATH) : text;
        return shown.replaceAll("[^\\x21-\\x7e]|[\"\\\\]", "?");
    }
}
