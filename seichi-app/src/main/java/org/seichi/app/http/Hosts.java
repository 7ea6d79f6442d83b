package org.seichi.app.http;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * By which names a server may be called: those of this machine for itself, the address that a client has connected to, and
 * what the user has named. A page elsewhere can give its own name this machine's address; its browser then takes the server for
 * the page's own, and only the name tells.
 *
 * @param named names that the user has given; {@code *} stands for all
 */
public record Hosts(List<String> named) {
    /** The names of this machine for itself alone. */
    public static final Hosts OWN = new Hosts(List.of());

    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Keeps an immutable copy, in small letters. */
    public Hosts {
        named = named.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    }

    /**
     * Whether a request may be answered.
     *
     * @param host what the client calls the server, with or without a port; clients of HTTP/1.0 need not say
     * @param address the address to which it has connected, as it stands in a URL
     */
    boolean admits(Optional<String> host, String address) {
        if (host.isEmpty() || named.contains("*")) {
            return true;
        }
        String name = host.get().toLowerCase(Locale.ROOT).replaceFirst(":[0-9]*$", "");
        return LOOPBACK.contains(name) || name.equals(address) || named.contains(name);
    }
}
