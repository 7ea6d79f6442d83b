package org.seichi.app.http;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
import org.seichi.method.ScoringMethod;

/**
 * The HTTP server for the page and the API. One thread handles all connections, workers answer complete requests; a computation
 * ends when its client is gone.
 */
public final class WebServer implements AutoCloseable, Listener.Service {
    private static final int BACKLOG = 1_024;
    private static final int PATIENCE_MILLIS = 60_000;

    private final ServerSocketChannel server;
    private final Workers workers;
    private final Routes routes;
    private final Front front;
    private final AccessLog log;
    private final HttpWriter writer = new HttpWriter(Clock.systemUTC());
    private final Listener listener;
    private final Thread thread;

    private WebServer(
            ServerSocketChannel server,
            List<ScoringMethod> methods,
            Limits limits,
            Hosts hosts,
            Origins origins,
            PrintStream log)
            throws IOException {
        this.server = server;
        this.log = new AccessLog(log, Clock.systemUTC());
        workers = new Workers(limits);
        routes = new Routes(methods, limits, workers);
        front = new Front(routes, hosts, origins);
        listener = new Listener(server, this, limits.bodyBytes());
        thread = new Thread(listener, "seichi-listener");
        thread.setDaemon(true);
    }

    /**
     * Starts a server.
     *
     * @param address the address to listen on; port 0 chooses a free one
     * @param methods the scoring methods to choose from, the default first
     * @param limits the limits of the server
     * @param hosts host names under which it may be addressed
     * @param origins origins whose pages may send requests
     * @param log receives a line for each request
     * @throws IOException if it cannot listen there
     */
    public static WebServer start(
            InetSocketAddress address,
            List<ScoringMethod> methods,
            Limits limits,
            Hosts hosts,
            Origins origins,
            PrintStream log)
            throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open();
        channel.bind(address, BACKLOG);
        WebServer server = new WebServer(channel, methods, limits, hosts, origins, log);
        server.thread.start();
        Thread warmUp = new Thread(server.routes::warmUp, "seichi-warm-up");
        warmUp.setDaemon(true);
        warmUp.start();
        return server;
    }

    /** The address it listens on. */
    public InetSocketAddress address() {
        return (InetSocketAddress) server.socket().getLocalSocketAddress();
    }

    /** An address in URL syntax. */
    public static String literal(InetAddress address) {
        String name = address.getHostAddress();
        return name.contains(":") ? "[" + name.replaceFirst("%.*", "") + "]" : name;
    }

    @Override
    public Future<?> serve(Connection client, HttpReader read) {
        long start = System.nanoTime();
        Request request = read.request();
        HttpHead head = read.head().orElseThrow();
        try {
            return workers.submit(routes.load(request), () -> answer(client, head, request, start));
        } catch (RefusedException busy) {
            send(client, head, front.dressed(busy.response(), request), start);
            return null;
        }
    }

    @Override
    public void refuse(Connection client, HttpReader read, RefusedException cause) {
        HttpHead head = read.head().map(HttpHead::last).orElse(HttpHead.NONE);
        send(client, head, front.dressed(cause.response(), head.request(new byte[0])), System.nanoTime());
    }

    private void answer(Connection client, HttpHead head, Request request, long start) {
        try {
            Response response = front.answer(request, literal(client.server().getAddress()));
            send(client, head, response, start);
        } catch (CancellationException gone) {
            log.gone(client.client(), head.method(), head.rawPath(), System.nanoTime() - start);
        }
    }

    private void send(Connection client, HttpHead head, Response response, long start) {
        HttpWriter.Then then =
                head.isKeptAlive() && !listener.isLeaving() ? HttpWriter.Then.KEEP : HttpWriter.Then.CLOSE;
        boolean streams = response.rest().isPresent() && !head.method().equals("HEAD");
        // Logged before the answer is complete, so that a client that has all of it finds its line in the log.
        if (!streams) {
            log.write(client.client(), head.method(), head.rawPath(), response, System.nanoTime() - start);
        }
        client.send(writer.write(response, head.method(), head.version(), then));
        if (streams) {
            stream(client, response, head.version());
            log.write(client.client(), head.method(), head.rawPath(), response, System.nanoTime() - start);
        }
        client.finish(then);
    }

    /** Sends a streamed body to its end or until the client is gone. */
    private static void stream(Connection client, Response response, int version) {
        boolean chunked = HttpWriter.isChunked(response, version);
        try (OutputStream out = new ClientStream(client, chunked)) {
            response.rest().orElseThrow().writeTo(out);
        } catch (IOException gone) {
            // Nobody is left to report to.
        }
    }

    /** Stops accepting requests, waits up to a minute for those under way to be answered, and ends. */
    @Override
    public void close() {
        listener.leave();
        workers.endStreams();
        try {
            thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        listener.end();
        workers.close();
    }
}
