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
 * The page and the API in one server. One thread talks with all clients, and others answer whole requests; what is computed for
 * a client that is gone ends.
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
     * @param address where it listens; port 0 takes one that is free
     * @param methods the scoring methods to choose from, the usual one first
     * @param limits what it takes on
     * @param hosts by which names it may be called
     * @param origins pages of which servers may ask it
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

    /** Where it listens. */
    public InetSocketAddress address() {
        return (InetSocketAddress) server.socket().getLocalSocketAddress();
    }

    /** An address as it stands in a URL. */
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
        HttpHead head = read.head()
                .map(found -> new HttpHead(found.method(), found.rawPath(), "", found.query(), 0, found.headers()))
                .orElse(HttpHead.NONE);
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
        client.send(writer.write(response, head.method(), head.version(), then));
        if (response.rest().isPresent() && !head.method().equals("HEAD")) {
            stream(client, response, head.version());
        }
        // Whoever waits for the end finds the line in the log.
        log.write(client.client(), head.method(), head.rawPath(), response, System.nanoTime() - start);
        client.finish(then);
    }

    /** Sends what is written while it is computed, to its end or until the client is gone. */
    private static void stream(Connection client, Response response, int version) {
        boolean chunked = HttpWriter.isChunked(response, version);
        try (OutputStream out = new ClientStream(client, chunked)) {
            response.rest().orElseThrow().writeTo(out);
        } catch (IOException gone) {
            // Nobody is there who could be told.
        }
    }

    /** Takes no more requests, waits until all that have come are answered, a minute at most, and stops. */
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
