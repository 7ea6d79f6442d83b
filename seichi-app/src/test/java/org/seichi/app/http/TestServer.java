package org.seichi.app.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;

/** A server on a free port of the loopback interface, and a client for it. */
public final class TestServer implements AutoCloseable {
    /** The origin of another server's pages that may use the API. */
    static final String FRIEND = "https://friend.example";

    private static final Origins ORIGINS = new Origins(List.of(FRIEND));

    private static final Path EXAMPLES = Path.of("..", "examples");

    private final HttpClient client = HttpClient.newHttpClient();
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final WebServer server;

    private TestServer(List<ScoringMethod> methods, Limits limits) {
        try {
            PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8);
            server = WebServer.start(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                    methods,
                    limits,
                    Hosts.OWN,
                    ORIGINS,
                    out);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Starts a server with the defaults of users. */
    public static TestServer start() {
        return new TestServer(Methods.all(), Limits.NORMAL);
    }

    static TestServer start(ScoringMethod method, Limits limits) {
        return new TestServer(List.of(method), limits);
    }

    /** The text of an example record. */
    public static String example(String name) {
        try {
            return Files.readString(EXAMPLES.resolve(name));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** The address of a path on the server. */
    public URI at(String path) {
        return URI.create("http://127.0.0.1:" + server.address().getPort() + path);
    }

    String log() {
        return log.toString(StandardCharsets.UTF_8);
    }

    HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(at(path)));
    }

    HttpResponse<String> send(String method, String path) {
        return send(HttpRequest.newBuilder(at(path)).method(method, BodyPublishers.noBody()));
    }

    /** Sends a request as a browser does for a page of another origin. */
    HttpResponse<String> sendFrom(String origin, String method, String path) {
        return send(HttpRequest.newBuilder(at(path)).header("Origin", origin).method(method, BodyPublishers.noBody()));
    }

    /** Posts a record. */
    public HttpResponse<String> postRecord(String path, byte[] record) {
        return send(HttpRequest.newBuilder(at(path))
                .header("Content-Type", "application/x-go-sgf")
                .POST(BodyPublishers.ofByteArray(record)));
    }

    /** Posts a record with a Content-Encoding. */
    HttpResponse<String> postEncoded(String path, String encoding, byte[] body) {
        return send(HttpRequest.newBuilder(at(path))
                .header("Content-Encoding", encoding)
                .POST(BodyPublishers.ofByteArray(body)));
    }

    /** Posts JSON. */
    public HttpResponse<String> postJson(String path, String json) {
        return send(HttpRequest.newBuilder(at(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json)));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
