package org.seichi.app.match;

import java.io.IOException;

/** An engine that answers GTP commands: this program or another one. */
public interface Peer {
    /**
     * Sends a command and waits for the answer.
     *
     * @param command a line with or without an id
     * @return the whole answer with its status sign: {@code "=10 B+3.5"}
     * @throws IOException if the peer stops answering
     */
    String ask(String command) throws IOException;
}
