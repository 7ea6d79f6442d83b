package org.seichi.app.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Turns exchanges of the HTTP server into requests and answers them, whatever happens. */
final class Exchanges implements HttpHandler {
    private final Endpoint endpoint;
    private final Limits limits;
    private final AccessLog log;
    private final AtomicInteger open = new AtomicInteger();

    Exchanges(Endpoint endpoint, Limits limits, AccessLog log) {
        this.endpoint = endpoint;
        this.limits = limits;
        this.log = log;
    }

    /** Number of requests that have not been answered yet. */
    int open() {
        return open.get();
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        open.incrementAndGet();
        long start = System.nanoTime();
        try (exchange) {
            Response response = answer(exchange);
            send(exchange, response);
            log.write(
                    exchange.getRemoteAddress(),
                    exchange.getRequestMethod(),
                    exchange.getRequestURI().getRawPath(),
                    response,
                    System.nanoTime() - start);
        } finally {
            open.decrementAndGet();
        }
    }

    private Response answer(HttpExchange exchange) throws IOException {
        try {
            return endpoint.answer(request(exchange));
        } catch (RefusedException refused) {
            return refused.response();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            return RefusedException.of(
                            500,
                            "internal",
                            "internal error, " + broken.getClass().getSimpleName())
                    .response();
        }
    }

    private Request request(HttpExchange exchange) throws IOException, RefusedException {
        String type = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Content-Type"))
                .orElse("");
        return new Request(
                exchange.getRequestMethod(),
                exchange.getRequestURI().getPath(),
                query(exchange.getRequestURI().getRawQuery()),
                type.strip().toLowerCase(Locale.ROOT),
                body(exchange));
    }

    private byte[] body(HttpExchange exchange) throws IOException, RefusedException {
        try (InputStream content = exchange.getRequestBody()) {
            byte[] body = content.readNBytes(limits.bodyBytes() + 1);
            if (body.length > limits.bodyBytes()) {
                throw RefusedException.of(413, "too-large", "a body has at most " + (limits.bodyBytes() >> 10) + " KB");
            }
            return body;
        }
    }

    private static Map<String, String> query(String raw) throws RefusedException {
        Map<String, String> parameters = new HashMap<>();
        if (raw == null || raw.isEmpty()) {
            return parameters;
        }
        try {
            for (String part : raw.split("&", -1)) {
                int equals = part.indexOf('=');
                String name = equals < 0 ? part : part.substring(0, equals);
                String value = equals < 0 ? "" : part.substring(equals + 1);
                parameters.put(
                        URLDecoder.decode(name, StandardCharsets.UTF_8),
                        URLDecoder.decode(value, StandardCharsets.UTF_8));
            }
            return parameters;
        } catch (IllegalArgumentException unreadable) {
            throw RefusedException.of(400, "bad-query", "the query cannot be decoded");
        }
    }

    private static void send(HttpExchange exchange, Response response) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", response.contentType());
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        response.headers().forEach(exchange.getResponseHeaders()::set);
        boolean head = exchange.getRequestMethod().equals("HEAD");
        if (head) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(response.body().length));
        }
        exchange.sendResponseHeaders(response.status(), head ? -1 : response.body().length);
        if (!head) {
            exchange.getResponseBody().write(response.body());
        }
    }
}
