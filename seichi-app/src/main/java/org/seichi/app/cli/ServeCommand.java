package org.seichi.app.cli;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.seichi.app.http.Hosts;
import org.seichi.app.http.Limits;
import org.seichi.app.http.Origins;
import org.seichi.app.http.WebServer;
import org.seichi.method.ScoringMethod;

/** {@code seichi serve}: serves the page and the API until the process is stopped. */
final class ServeCommand implements Command {
    private static final int MOST_PORTS = 65_535;
    private static final Pattern ORIGIN = Pattern.compile("\\*|null|[a-z][a-z0-9+.-]*://[^/?#\\s]+");
    private static final Pattern NAME = Pattern.compile("\\*|[^/:\\s]+|\\[[0-9A-Fa-f:.]+\\]");

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
        syntax.option("--port N", "Port. Default: 8080; 0 takes one that is free.")
                .number(value -> port = value);
        syntax.option("--host H", "Address to listen on. Default: 127.0.0.1, which no other machine reaches.")
                .text(value -> host = value);
        syntax.option("--max-body KB", "Largest body of a request. Default: 1024.")
                .number(value -> bodyKilobytes = value);
        syntax.option("--threads N", "Analyses at once. Default: one for each processor.")
                .number(value -> threads = value);
        syntax.option("--queue N", "Requests that may wait for one. Default: 64.")
                .number(value -> queue = value);
        syntax.option("--nodes N", "Positions that a request may have searched. Default: 100000.")
                .large(value -> nodes = value);
        syntax.option(
                        "--allow-origin URL",
                        "Origin whose pages may send requests, such as https://example.org; * for all. Repeatable.")
                .texts(values -> origins = values);
        syntax.option(
                        "--allow-host NAME",
                        "Host name by which the server may be addressed too, such as go.example.org; * for any. Repeatable.")
                .texts(values -> hosts = values);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > MOST_PORTS) {
            throw new UsageException("--port is 0 to 65535");
        }
        checkAll("--allow-origin", origins, ORIGIN, "is like https://example.org, with nothing behind the name");
        checkAll("--allow-host", hosts, NAME, "is a name without a port, such as go.example.org");
        Limits limits = limits();
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            throw new UsageException("there is no address \"" + host + "\"");
        }
        try (WebServer server = WebServer.start(address, methods, limits, hosts(), allowed(), streams.err())) {
            // The process is stopped by a signal; requests under way are still answered.
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "seichi-stop"));
            streams.out().println("Seichi is at " + place(server.address()));
            streams.out().flush();
            new CountDownLatch(1).await();
        } catch (IOException cause) {
            throw new UsageException("cannot listen on " + host + ":" + port + ": " + cause.getMessage());
        }
        return ExitStatus.DONE;
    }

    /** What no browser would ever send is a slip. */
    private static void checkAll(String option, List<String> values, Pattern form, String rule) {
        for (String value : values) {
            if (!form.matcher(value.toLowerCase(Locale.ROOT)).matches()) {
                throw new UsageException(option + " " + rule + ": not \"" + value + "\"");
            }
        }
    }

    /** The origins as browsers send them, in small letters. */
    private Origins allowed() {
        return new Origins(
                origins.stream().map(origin -> origin.toLowerCase(Locale.ROOT)).toList());
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

    /** The address to open; for one that stands for all addresses of the machine a name that leads to it from there. */
    private static String place(InetSocketAddress address) {
        String end = ":" + address.getPort() + "/";
        return address.getAddress().isAnyLocalAddress()
                ? "http://localhost" + end + " and at all other addresses of this machine"
                : "http://" + WebServer.literal(address.getAddress()) + end;
    }
}
