package org.seichi.app.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayDeque;
import java.util.Deque;

/** What has yet to be written to a client: workers put it in, the listener takes it out as fast as the client reads. */
final class Outgoing {
    private static final int MOST_WAITING = 256 << 10;

    private final Deque<ByteBuffer> waiting = new ArrayDeque<>();
    private long size;
    private boolean closed;

    /** Puts something in, whatever is there already. */
    synchronized void add(byte[] bytes) {
        waiting.add(ByteBuffer.wrap(bytes));
        size += bytes.length;
    }

    /**
     * Puts something in as soon as there is room.
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

    /** Writes what the client takes; answers whether it took anything. */
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

    /** Nothing will be taken out any more. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
