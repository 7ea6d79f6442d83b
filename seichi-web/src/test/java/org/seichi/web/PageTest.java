package org.seichi.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.record.Encodings;
import org.seichi.testkit.Examples;

/** The engine in a page of a real browser, under a policy that forbids code made from text. */
class PageTest {
    private static final String POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    private static final int PATIENCE_SECONDS = 120;

    private final CompletableFuture<String> told = new CompletableFuture<>();

    @TempDir
    private Path profile;

    @Test
    void itAnswersInAWorkerAndInThePage() throws Exception {
        Optional<File> chromium = Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                        .map(folder -> new File(folder, name)))
                .filter(File::canExecute)
                .findFirst();
        assumeTrue(chromium.isPresent(), "no Chromium here: the engine was not tried in a page");
        byte[] record = Files.readAllBytes(Examples.file("9x9-dead-stones"));
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> serve(exchange, record));
        server.start();
        Process browser = new ProcessBuilder(
                        chromium.get().toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--user-data-dir=" + profile,
                        "http://127.0.0.1:" + server.getAddress().getPort() + "/page.html")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            String score = new Engine(new FullRepertoire(), Encodings.ofJava()).answer("score", record, "");
            assertThat(told.get(PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .isEqualTo("{\"ready\":\"full\",\"stopped\":\"AbortError\",\"score\":\""
                            + score.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")
                            + "\",\"dead\":3,\"old\":[\"static\",\"static\",\"W+19.5\"]}");
        } finally {
            browser.descendants().forEach(ProcessHandle::destroyForcibly);
            browser.destroyForcibly().waitFor();
            server.stop(0);
        }
    }

    private void serve(HttpExchange exchange, byte[] record) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/told")) {
            told.complete(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
            send(exchange, "text/plain", new byte[0]);
        } else if (path.equals("/record")) {
            send(exchange, "application/octet-stream", record);
        } else {
            String name = path.substring(path.lastIndexOf('/') + 1);
            Path file = path.startsWith("/engine/") ? Node.PACKAGE.resolve(name) : Node.script(name);
            if (Files.isRegularFile(file)) {
                send(exchange, type(name), Files.readAllBytes(file));
            } else {
                exchange.sendResponseHeaders(404, -1);
            }
        }
        exchange.close();
    }

    private static String type(String name) {
        return name.endsWith(".html") ? "text/html" : name.endsWith(".wasm") ? "application/wasm" : "text/javascript";
    }

    private static void send(HttpExchange exchange, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().put("Content-Type", List.of(type));
        exchange.getResponseHeaders().put("Content-Security-Policy", List.of(POLICY));
        exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
    }
}
