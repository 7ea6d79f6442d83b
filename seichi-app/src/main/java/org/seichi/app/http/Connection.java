package org.seichi.app.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * A connection to a client. No thread waits for it, so it costs only the memory of unanswered input. Only the listener's thread
 * calls it, except for the methods that send and finish, which workers call.
 */
final class Connection {
    /** Time limits in seconds: for a request to arrive, the next one to begin, an answer to be read, and the client to close. */
    private static final int FOR_REQUEST = 20;

    private static final int BETWEEN_REQUESTS = 30;
    private static final int FOR_ANSWER = 60;
    private static final int FOR_GOODBYE = 2;
    private static final int MOST_EARLY = 64 << 10;

    /** The state of the connection. */
    private enum Phase {
        READING,
        WORKING,
        LEAVING,
        CLOSED
    }

    private final Listener listener;
    private final SocketChannel channel;
    private final SelectionKey key;
    private final Outgoing outgoing = new Outgoing();
    private HttpReader reader;
    private Phase phase = Phase.READING;
    private long deadline;
    private int counted;
    /** Bytes received after the request that is being answered. */
    private ByteBuffer early = ByteBuffer.allocate(0);

    private Future<?> work;
    private volatile HttpWriter.Then then;

    Connection(Listener listener, SocketChannel channel, SelectionKey key) {
        this.listener = listener;
        this.channel = channel;
        this.key = key;
        reader = listener.newReader();
        within(FOR_REQUEST);
    }

    private void within(int seconds) {
        deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    /** Reads what has arrived. */
    void receive(ByteBuffer room) throws IOException {
        room.clear();
        int count = channel.read(room);
        if (count < 0) {
            close();
        } else if (phase == Phase.READING) {
            take(room.flip());
        } else if (phase == Phase.WORKING) {
            keepEarly(room.flip());
        }
    }

    private void keepEarly(ByteBuffer bytes) {
        ByteBuffer both = ByteBuffer.allocate(early.remaining() + bytes.remaining());
        early = both.put(early).put(bytes).flip();
        if (early.remaining() > MOST_EARLY) {
            key.interestOpsAnd(~SelectionKey.OP_READ);
        }
    }

    private void take(ByteBuffer bytes) {
        if (reader.isEmpty()) {
            within(FOR_REQUEST);
        }
        boolean whole = false;
        try {
            whole = reader.take(bytes);
            count(reader.kept());
            if (!whole) {
                listener.checkRoom();
            }
            if (reader.mustAsk()) {
                send(HttpWriter.CONTINUE);
            }
        } catch (RefusedException refused) {
            begin(bytes);
            listener.refuse(this, reader, refused);
        }
        if (whole) {
            begin(bytes);
            work = listener.serve(this, reader);
        }
    }

    private void begin(ByteBuffer rest) {
        phase = Phase.WORKING;
        deadline = Long.MAX_VALUE;
        then = null;
        early = ByteBuffer.allocate(rest.remaining()).put(rest).flip();
        count(0);
    }

    /** Updates the listener's count of body bytes in memory. */
    private void count(int now) {
        listener.count(now - counted);
        counted = now;
    }

    /** Queues bytes to be written. */
    void send(byte[] bytes) {
        outgoing.add(bytes);
        listener.wake(this);
    }

    /**
     * Queues a part of a long answer; blocks while too much is waiting to be read by the client.
     *
     * @throws IOException if the client is gone
     */
    void sendInTurn(byte[] bytes) throws IOException {
        outgoing.addInTurn(bytes);
        listener.wake(this);
    }

    /** Called when the whole answer is queued; {@code next} says what follows. */
    void finish(HttpWriter.Then next) {
        then = next;
        listener.wake(this);
    }

    /** Writes as much as the client takes, and moves to the next state when all of the answer is written. */
    void write() throws IOException {
        HttpWriter.Then next = then;
        if (phase == Phase.CLOSED || phase == Phase.LEAVING) {
            return;
        }
        boolean progress = outgoing.writeTo(channel);
        boolean done = outgoing.isEmpty();
        if (done && next != null && phase == Phase.WORKING) {
            goOn(next);
            return;
        }
        key.interestOps(done ? key.interestOps() & ~SelectionKey.OP_WRITE : key.interestOps() | SelectionKey.OP_WRITE);
        if (phase == Phase.WORKING && (progress || deadline == Long.MAX_VALUE)) {
            if (done) {
                deadline = Long.MAX_VALUE;
            } else if (next == null || deadline == Long.MAX_VALUE) {
                within(FOR_ANSWER);
            }
        }
    }

    private void goOn(HttpWriter.Then next) throws IOException {
        work = null;
        if (next == HttpWriter.Then.CLOSE) {
            phase = Phase.LEAVING;
            within(FOR_GOODBYE);
            key.interestOps(SelectionKey.OP_READ);
            channel.shutdownOutput();
            return;
        }
        phase = Phase.READING;
        reader = listener.newReader();
        key.interestOps(SelectionKey.OP_READ);
        within(BETWEEN_REQUESTS);
        ByteBuffer rest = early;
        early = ByteBuffer.allocate(0);
        if (rest.hasRemaining()) {
            take(rest);
        }
    }

    /** Whether its time limit has passed. */
    boolean isLate(long now) {
        return deadline != Long.MAX_VALUE && now - deadline > 0;
    }

    /** The end of its time limit, on the clock of {@link System#nanoTime}. */
    long deadline() {
        return deadline;
    }

    /** Whether a request is being answered. */
    boolean isWorking() {
        return phase == Phase.WORKING;
    }

    /** Whether it waits for a request, so that closing it loses no answer. */
    boolean isReading() {
        return phase == Phase.READING;
    }

    /** The address of the client. */
    InetSocketAddress client() {
        return address(channel.socket().getRemoteSocketAddress());
    }

    /** The address of the server to which the client has connected. */
    InetSocketAddress server() {
        return address(channel.socket().getLocalSocketAddress());
    }

    private static InetSocketAddress address(SocketAddress address) {
        return address instanceof InetSocketAddress inet ? inet : new InetSocketAddress(0);
    }

    /** Ends what has taken too long: a request that has begun to arrive is refused, everything else is closed. */
    void endLate() {
        if (phase != Phase.READING || reader.isEmpty()) {
            close();
            return;
        }
        begin(ByteBuffer.allocate(0));
        String message = "a request has to arrive within " + FOR_REQUEST + " seconds";
        listener.refuse(this, reader, RefusedException.of(408, "too-slow", message));
    }

    /** Closes the connection and cancels what is computed for it. */
    void close() {
        if (phase == Phase.CLOSED) {
            return;
        }
        phase = Phase.CLOSED;
        count(0);
        outgoing.close();
        if (work != null) {
            work.cancel(true);
        }
        listener.forget(this);
        try {
            channel.close();
        } catch (IOException alreadyGone) {
            // Closed already.
        }
    }
}
