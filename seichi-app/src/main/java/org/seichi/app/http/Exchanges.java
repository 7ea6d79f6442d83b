package org.seichi.app.http;

import com.sun.net.httpserver.Headers;
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
    private final Origins origins;
    private final AccessLog log;
    /** What a browser asks for before it lets a page of another server ask. */
    private static final Response PREFLIGHT = new Response(
            204,
            Response.JSON,
            Map.of(
                    "Access-Control-Allow-Methods",
                    "GET, POST",
                    "Access-Control-Allow-Headers",
                    "Content-Type",
                    "Access-Control-Max-Age",
                    "86400"),
            new byte[0]);

    private final AtomicInteger open = new AtomicInteger();

    Exchanges(Endpoint endpoint, Limits limits, Origins origins, AccessLog log) {
        this.endpoint = endpoint;
        this.limits = limits;
        this.origins = origins;
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
            Optional<String> origin = header(exchange, "Origin");
            if (!origins.admits(origin, header(exchange, "Host").orElse(""))) {
                throw RefusedException.of(
                        403,
                        "foreign-origin",
                        "pages of other servers may not ask; --allow-origin names those that may");
            }
            boolean preflight = exchange.getRequestMethod().equals("OPTIONS") && origin.isPresent();
            return preflight ? PREFLIGHT : endpoint.answer(request(exchange));
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
        String type = header(exchange, "Content-Type").orElse("");
        return new Request(
                exchange.getRequestMethod(),
                exchange.getRequestURI().getPath(),
                query(exchange.getRequestURI().getRawQuery()),
                type.strip().toLowerCase(Locale.ROOT),
                body(exchange));
    }

    private static Optional<String> header(HttpExchange exchange, String name) {
        return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name));
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

    private void send(HttpExchange exchange, Response response) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", response.contentType());
        headers.set("X-Content-Type-Options", "nosniff");
        response.headers().forEach(headers::set);
        header(exchange, "Origin").filter(origins::isAllowed).ifPresent(origin -> {
            headers.set("Access-Control-Allow-Origin", origin);
            headers.set("Vary", "Origin");
        });
        int length = response.body().length;
        if (exchange.getRequestMethod().equals("HEAD")) {
            headers.set("Content-Length", Integer.toString(length));
            exchange.sendResponseHeaders(response.status(), -1);
        } else if (response.rest().isPresent()) {
            exchange.sendResponseHeaders(response.status(), 0);
            response.rest().get().writeTo(exchange.getResponseBody());
        } else {
            exchange.sendResponseHeaders(response.status(), length == 0 ? -1 : length);
            exchange.getResponseBody().write(response.body());
        }
    }
}
