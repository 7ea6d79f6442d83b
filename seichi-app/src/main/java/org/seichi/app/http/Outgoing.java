package org.seichi.app.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayDeque;
import java.util.Deque;

/** Thread-safe queue of bytes to be written to a client: workers add, the listener removes as fast as the client reads. */
final class Outgoing {
    private static final int MOST_WAITING = 256 << 10;

    private final Deque<ByteBuffer> waiting = new ArrayDeque<>();
    private long size;
    private boolean closed;

    /** Adds bytes without a limit. */
    synchronized void add(byte[] bytes) {
        waiting.add(ByteBuffer.wrap(bytes));
        size += bytes.length;
    }

    /**
     * Adds bytes, waiting while more than {@value #MOST_WAITING} bytes are queued.
     *
     * @throws IOException if the client is gone
     */
    synchronized void addInTurn(byte[] bytes) throws IOException {
        while (size > MOST_WAITING && !closed) {
            try {
                wait();
            } catch (InterruptedException gone) {
                Thread.currentThread().interrupt();
                throw new IOException(gone);
            }
        }
        if (closed) {
            throw new IOException("the client is gone");
        }
        add(bytes);
    }

    /** Writes as much as the client takes; returns whether it took anything. */
    synchronized boolean writeTo(WritableByteChannel client) throws IOException {
        long before = size;
        while (!waiting.isEmpty()) {
            size -= client.write(waiting.peek());
            if (waiting.peek().hasRemaining()) {
                break;
            }
            waiting.remove();
        }
        notifyAll();
        return size < before;
    }

    synchronized boolean isEmpty() {
        return size == 0;
    }

    /** Wakes and refuses all writers: nothing more will be written. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
