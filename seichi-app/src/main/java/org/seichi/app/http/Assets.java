package org.seichi.app.http;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The static files of the server by path; all are in memory. */
final class Assets {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "txt", "text/plain; charset=utf-8",
            "webmanifest", "application/manifest+json",
            "sgf", "application/x-go-sgf; charset=utf-8",
            "json", Response.JSON,
            "wasm", "application/wasm");

    /** Allow the page to load and run nothing but its own files. */
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
            "Cache-Control",
            "no-cache");

    private static final List<String> SCHEMAS = List.of(
            "score.schema.json",
            "prove.schema.json",
            "evaluate.schema.json",
            "suggest.schema.json",
            "solve.schema.json");

    private Assets() {}

    /** An example record. */
    static byte[] example() {
        return PageFiles.resource("examples/" + PageFiles.EXAMPLES.get(PageFiles.EXAMPLES.size() - 1));
    }

    /** The endpoints of all files by their paths. */
    static Map<String, Endpoint> all() {
        Map<String, Endpoint> files = new TreeMap<>();
        PageFiles.all().forEach((name, content) -> files.put("/" + name, file(name, content)));
        files.put("/", files.get("/index.html"));
        files.put("/openapi.json", file("openapi.json", PageFiles.resource("openapi.json")));
        for (String name : SCHEMAS) {
            files.put("/schema/" + name, file(name, PageFiles.resource("schema/" + name)));
        }
        return files;
    }

    private static Endpoint file(String name, byte[] content) {
        return new StoredFile(TYPES.get(name.substring(name.lastIndexOf('.') + 1)), HEADERS, content);
    }
}
