package org.seichi.app.http;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.seichi.method.ScoringMethod;

/** The page and the API in one server. */
public final class WebServer implements AutoCloseable {
    private static final int THREADS = 128;
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int POLL_MILLIS = 20;

    private final HttpServer server;
    private final Exchanges exchanges;
    private final ExecutorService threads;

    private WebServer(HttpServer server, Exchanges exchanges, ExecutorService threads) {
        this.server = server;
        this.exchanges = exchanges;
        this.threads = threads;
    }

    /**
     * Starts a server.
     *
     * @param address where it listens; port 0 takes one that is free
     * @param methods the scoring methods to choose from, the usual one first
     * @param limits what it takes on
     * @param origins pages of which servers may ask it
     * @param log receives a line for each request
     * @throws IOException if it cannot listen there
     */
    public static WebServer start(
            InetSocketAddress address, List<ScoringMethod> methods, Limits limits, Origins origins, PrintStream log)
            throws IOException {
        configure();
        HttpServer server = HttpServer.create(address, 0);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS, WebServer::thread);
        Routes routes = new Routes(methods, limits);
        Exchanges exchanges = new Exchanges(routes, limits, origins, new AccessLog(log, Clock.systemUTC()));
        server.createContext("/", exchanges);
        server.setExecutor(threads);
        server.start();
        threads.execute(routes::warmUp);
        return new WebServer(server, exchanges, threads);
    }

    /** The JDK's server reads these once: small answers go out at once, and nobody holds a thread for ever. */
    private static void configure() {
        setUnlessSet("sun.net.httpserver.nodelay", "true");
        setUnlessSet("sun.net.httpserver.maxReqTime", "20");
        setUnlessSet("sun.net.httpserver.maxRspTime", "120");
    }

    private static void setUnlessSet(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "seichi-http");
        thread.setDaemon(true);
        return thread;
    }

    /** Where it listens. */
    public InetSocketAddress address() {
        return server.getAddress();
    }

    /** Waits until all requests are answered, ten seconds at most, and stops. */
    @Override
    public void close() {
        for (int waited = 0; exchanges.open() > 0 && waited < PATIENCE_MILLIS; waited += POLL_MILLIS) {
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        server.stop(0);
        threads.shutdownNow();
    }
}
