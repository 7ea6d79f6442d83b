package org.seichi.app.cli;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.seichi.app.http.Hosts;
import org.seichi.app.http.Limits;
import org.seichi.app.http.Origins;
import org.seichi.app.http.WebServer;
import org.seichi.method.ScoringMethod;

/** {@code seichi serve}: serves the page and the API until the process is stopped. */
final class ServeCommand implements Command {
    private static final int MOST_PORTS = 65_535;

    private final Streams streams;
    private final List<ScoringMethod> methods;
    private int port = 8080;
    private String host = "127.0.0.1";
    private int bodyKilobytes = Limits.NORMAL.bodyBytes() >> 10;
    private int threads = Limits.NORMAL.computing();
    private int queue = Limits.NORMAL.waiting();
    private long nodes = Limits.NORMAL.nodes();
    private List<String> origins = List.of();
    private List<String> hosts = List.of();

    ServeCommand(Streams streams, List<ScoringMethod> methods) {
        this.streams = streams;
        this.methods = methods;
    }

    @Override
    public void declare(Syntax syntax) {
        syntax.describe("Serves a page with a board and an API, for this machine alone unless told otherwise.");
        syntax.number("--port", "N", "Port. Default: 8080; 0 takes one that is free.", value -> port = value);
        syntax.text(
                "--host",
                "H",
                "Address to listen on. Default: 127.0.0.1, which no other machine reaches.",
                value -> host = value);
        syntax.number("--max-body", "KB", "Largest body of a request. Default: 1024.", value -> bodyKilobytes = value);
        syntax.number("--threads", "N", "Analyses at once. Default: one for each processor.", value -> threads = value);
        syntax.number("--queue", "N", "Requests that may wait for one. Default: 64.", value -> queue = value);
        syntax.large(
                "--nodes", "N", "Positions that a request may have searched. Default: 100000.", value -> nodes = value);
        syntax.repeatable(
                "--allow-origin",
                "URL",
                "Origin whose pages may send requests, such as https://example.org; * for all. Repeatable.",
                values -> origins = values);
        syntax.repeatable(
                "--allow-host",
                "NAME",
                "Host name by which the server may be addressed too, such as go.example.org; * for any. Repeatable.",
                values -> hosts = values);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > MOST_PORTS) {
            throw new UsageException("--port is 0 to 65535");
        }
        Limits limits = limits();
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            throw new UsageException("there is no address \"" + host + "\"");
        }
        try (WebServer server =
                WebServer.start(address, methods, limits, hosts(), new Origins(origins), streams.err())) {
            // The process is stopped by a signal; requests under way are still answered.
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "seichi-stop"));
            streams.out().println("Seichi is at " + url(server.address()));
            streams.out().flush();
            new CountDownLatch(1).await();
        } catch (IOException cause) {
            throw new UsageException("cannot listen on " + host + ":" + port + ": " + cause.getMessage());
        }
        return ExitStatus.DONE;
    }

    /** The name given with {@code --host}, and those with {@code --allow-host}. */
    private Hosts hosts() {
        return new Hosts(Stream.concat(Stream.of(host), hosts.stream()).toList());
    }

    private Limits limits() {
        if (bodyKilobytes < 1 || bodyKilobytes > 1 << 16 || threads < 1 || queue < 0 || nodes < 1) {
            throw new UsageException("--max-body is 1 to 65536, --threads and --nodes 1 or more, --queue 0 or more");
        }
        return new Limits(bodyKilobytes << 10, threads, queue, nodes);
    }

    private static String url(InetSocketAddress address) {
        return "http://" + WebServer.literal(address.getAddress()) + ":" + address.getPort() + "/";
    }
}
