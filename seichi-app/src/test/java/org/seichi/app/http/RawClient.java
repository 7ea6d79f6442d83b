package org.seichi.app.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** A client that sends raw bytes. */
final class RawClient implements AutoCloseable {
    private final Socket socket;

    RawClient(TestServer server) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), server.at("/").getPort());
        socket.setSoTimeout(30_000);
    }

    /** Sends text as one byte for each character. */
    RawClient send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        return this;
    }

    /** All that comes until the server closes the connection. */
    String rest() throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }

    /** All that comes up to and including a text. */
    String until(String end) throws IOException {
        StringBuilder text = new StringBuilder();
        InputStream in = socket.getInputStream();
        while (text.indexOf(end) < 0) {
            int next = in.read();
            if (next < 0) {
                break;
            }
            text.append((char) next);
        }
        return text.toString();
    }

    /** Whether the server sends nothing for a while. */
    boolean isSilentFor(int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            return socket.getInputStream().read() == Integer.MIN_VALUE;
        } catch (SocketTimeoutException silent) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
