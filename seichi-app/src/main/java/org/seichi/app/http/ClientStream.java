package org.seichi.app.http;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** The stream of an answer that is sent while it is computed; blocks if the client reads slowly. */
final class ClientStream extends OutputStream {
    private final Connection client;
    private final boolean chunked;

    ClientStream(Connection client, boolean chunked) {
        this.client = client;
        this.chunked = chunked;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        if (length > 0) {
            byte[] part = Arrays.copyOfRange(bytes, from, from + length);
            client.sendInTurn(chunked ? HttpWriter.chunk(part) : part);
        }
    }

    @Override
    public void close() throws IOException {
        if (chunked) {
            client.sendInTurn(HttpWriter.LAST_CHUNK);
        }
    }
}
