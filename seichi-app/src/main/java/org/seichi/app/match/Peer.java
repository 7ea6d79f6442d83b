package org.seichi.app.match;

import java.io.IOException;

/** Something that answers commands of the protocol: this program or another one. */
public interface Peer {
    /**
     * Sends a command and waits for the answer.
     *
     * @param command a line with or without an id
     * @return the whole answer with its sign: {@code "=10 B+3.5"}
     * @throws IOException if the peer does not answer any more
     */
    String ask(String command) throws IOException;
}
