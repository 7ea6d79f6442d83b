package org.seichi.app.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.app.picture.StyleSheet;

/** The files of the page, by path; all are in memory. */
final class Assets {
    private static final String PREACT = "/META-INF/resources/webjars/preact/10.26.4/dist/preact.module.js";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "sgf", "application/x-go-sgf; charset=utf-8",
            "json", Response.JSON,
            "wasm", "application/wasm");

    /** Nothing is loaded from elsewhere, and nothing runs that is not a file of the page. */
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
            "Cache-Control",
            "no-cache");

    private static final List<String> PAGE = List.of(
            "index.html",
            "page.css",
            "icon.svg",
            "main.js",
            "store.js",
            "api.js",
            "board.js",
            "controls.js",
            "layers.js",
            "findings.js",
            "result.js",
            "files.js",
            "link.js",
            "points.js");

    private static final List<String> EXAMPLES =
            List.of("9x9-dead-stones.sgf", "9x9-seki.sgf", "13x13-dame-open.sgf", "19x19-dead-stones.sgf");

    private static final List<String> SCHEMAS =
            List.of("score.schema.json", "prove.schema.json", "evaluate.schema.json", "suggest.schema.json");

    private Assets() {}

    /** A record to try. */
    static byte[] example() {
        return resource("examples/" + EXAMPLES.get(EXAMPLES.size() - 1));
    }

    /** All files with their paths. */
    static Map<String, Endpoint> all() {
        Map<String, Endpoint> files = new TreeMap<>();
        PAGE.forEach(name -> files.put("/" + name, file(name, resource("page/" + name))));
        EXAMPLES.forEach(name -> files.put("/examples/" + name, file(name, resource("examples/" + name))));
        WebEngine.files().forEach((name, content) -> files.put("/engine/" + name, file(name, content)));
        files.put("/", files.get("/index.html"));
        files.put("/preact.js", file("preact.js", resource(PREACT)));
        files.put("/picture.css", file("picture.css", StyleSheet.css().getBytes(StandardCharsets.UTF_8)));
        files.put("/openapi.json", file("openapi.json", resource("openapi.json")));
        for (String name : SCHEMAS) {
            files.put("/schema/" + name, file(name, resource("schema/" + name)));
        }
        return files;
    }

    private static Endpoint file(String name, byte[] content) {
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        Response response = new Response(200, type, HEADERS, content);
        return request -> response;
    }

    private static byte[] resource(String name) {
        try (InputStream content = Assets.class.getResourceAsStream(name)) {
            if (content == null) {
                throw new IllegalStateException("missing in the jar: " + name);
            }
            return content.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
