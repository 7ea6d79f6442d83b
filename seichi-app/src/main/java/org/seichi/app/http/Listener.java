package org.seichi.app.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Future;

/**
 * The event loop: one thread that reads from and writes to all clients without blocking or computing, so that thousands of slow
 * clients do not hold up the others.
 */
final class Listener implements Runnable {
    private static final int TICK_MILLIS = 250;
    private static final int ROOM = 64 << 10;
    /** Maximum number of connections; beyond it, the one that waits for a request and expires first is closed for a new one. */
    private static final int MOST_CONNECTIONS = 8_192;
    /** Maximum number of bytes of incomplete request bodies over all clients. */
    private static final long MOST_KEPT =
            Math.min(64 << 20, Runtime.getRuntime().maxMemory() / 8);

    /** Answers the requests. */
    interface Service {
        /** Starts answering a request; the future can be canceled. Null if it was answered at once. */
        Future<?> serve(Connection client, HttpReader request);

        /** Answers an invalid request. */
        void refuse(Connection client, HttpReader request, RefusedException cause);
    }

    private final ServerSocketChannel server;
    private final Selector selector;
    private final Service service;
    private final int longestBody;
    private final Set<Connection> connections = new LinkedHashSet<>();
    private final Queue<Connection> woken = new ConcurrentLinkedQueue<>();
    private final ByteBuffer room = ByteBuffer.allocateDirect(ROOM);
    private long kept;
    private volatile boolean leaving;
    private volatile int working;
    private volatile boolean ended;

    Listener(ServerSocketChannel server, Service service, int longestBody) throws IOException {
        this.server = server;
        this.service = service;
        this.longestBody = longestBody;
        selector = Selector.open();
        server.configureBlocking(false);
        server.register(selector, SelectionKey.OP_ACCEPT);
    }

    @Override
    public void run() {
        long lastTick = System.nanoTime();
        while (!ended) {
            try {
                selector.select(TICK_MILLIS);
                for (SelectionKey key : List.copyOf(selector.selectedKeys())) {
                    turn(key);
                }
                selector.selectedKeys().clear();
                for (Connection client = woken.poll(); client != null; client = woken.poll()) {
                    write(client);
                }
                long now = System.nanoTime();
                if (now - lastTick > TICK_MILLIS * 1_000_000L || leaving) {
                    lastTick = now;
                    tick(now);
                }
            } catch (IOException | RuntimeException broken) {
                pause();
            }
        }
        connections.stream().toList().forEach(Connection::close);
        closeQuietly();
    }

    private void turn(SelectionKey key) {
        if (key.isValid() && key.isAcceptable()) {
            accept();
        }
        if (!(key.attachment() instanceof Connection client)) {
            return;
        }
        try {
            if (key.isValid() && key.isReadable()) {
                client.receive(room);
            }
            if (key.isValid() && key.isWritable()) {
                client.write();
            }
        } catch (IOException | RuntimeException gone) {
            client.close();
        }
    }

    private void accept() {
        try {
            for (SocketChannel channel = server.accept(); channel != null; channel = server.accept()) {
                while (connections.size() >= MOST_CONNECTIONS && dropOldest()) {
                    // Repeated until there is room.
                }
                channel.configureBlocking(false);
                channel.socket().setTcpNoDelay(true);
                SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
                Connection client = new Connection(this, channel, key);
                key.attach(client);
                connections.add(client);
            }
        } catch (ClosedChannelException closed) {
            // The server is shutting down.
        } catch (IOException noMoreFiles) {
            if (!dropOldest()) {
                pause();
            }
        }
    }

    private boolean dropOldest() {
        connections.stream()
                .filter(Connection::isReading)
                .min(Comparator.comparingLong(Connection::deadline))
                .ifPresent(Connection::close);
        return connections.size() < MOST_CONNECTIONS;
    }

    private void write(Connection client) {
        try {
            client.write();
        } catch (IOException | RuntimeException gone) {
            client.close();
        }
    }

    /** Ends connections whose time limit has passed and, during shutdown, those that wait for a request. */
    private void tick(long now) {
        for (Connection client : List.copyOf(connections)) {
            if (leaving && client.isReading()) {
                client.close();
            } else if (client.isLate(now)) {
                client.endLate();
            }
        }
        working = (int) connections.stream().filter(Connection::isWorking).count();
        if (leaving && working == 0) {
            ended = true;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(TICK_MILLIS / 10);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void closeQuietly() {
        try (selector;
                server) {
            // Both are closed here.
        } catch (IOException alreadyGone) {
            // Closed already.
        }
    }

    HttpReader newReader() {
        return new HttpReader(longestBody);
    }

    Future<?> serve(Connection client, HttpReader request) {
        return service.serve(client, request);
    }

    void refuse(Connection client, HttpReader request, RefusedException cause) {
        service.refuse(client, request, cause);
    }

    /** Adds to the number of body bytes in memory; negative when they are released. */
    void count(int more) {
        kept += more;
    }

    /**
     * Checks the limit on body bytes in memory.
     *
     * @throws RefusedException if it is exceeded
     */
    void checkRoom() throws RefusedException {
        if (kept > MOST_KEPT) {
            throw RefusedException.of(429, "busy", "too many requests are arriving; try again in a moment")
                    .with("Retry-After", "1");
        }
    }

    /** Makes the event loop handle a connection that has something to write or has finished; called by workers. */
    void wake(Connection client) {
        woken.add(client);
        selector.wakeup();
    }

    void forget(Connection client) {
        connections.remove(client);
    }

    /** Whether the server is shutting down. */
    boolean isLeaving() {
        return leaving;
    }

    /** Accepts no more connections, and ends when the last answer is written. */
    void leave() {
        leaving = true;
        try {
            server.close();
        } catch (IOException alreadyGone) {
            // Closed already.
        }
        selector.wakeup();
    }

    /** Ends the event loop at once. */
    void end() {
        ended = true;
        selector.wakeup();
    }
}
