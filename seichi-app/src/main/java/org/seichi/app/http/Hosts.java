package org.seichi.app.http;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The host names under which the server may be addressed: loopback names, the address that the client has connected to, and
 * names given by the user. Protects against DNS rebinding: a foreign site can point its own name to this machine's address, and
 * a browser then treats this server as part of that site; only the Host header tells.
 *
 * @param named names given by the user; {@code *} allows all
 */
public record Hosts(List<String> named) {
    /** Without names given by the user. */
    public static final Hosts OWN = new Hosts(List.of());

    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Keeps an immutable copy in lower case. */
    public Hosts {
        named = named.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    }

    /**
     * Whether a request may be answered.
     *
     * @param host the Host header, with or without a port; optional in HTTP/1.0
     * @param address the address to which the client has connected, in URL syntax
     */
    boolean admits(Optional<String> host, String address) {
        if (host.isEmpty() || named.contains("*")) {
            return true;
        }
        String name = host.get().toLowerCase(Locale.ROOT).replaceFirst(":[0-9]*$", "");
        return LOOPBACK.contains(name) || name.equals(address) || named.contains(name);
    }
}
