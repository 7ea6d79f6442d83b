package org.seichi.app.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The files of the browser engine: the library as WebAssembly, from the jar of the module {@code seichi-web}. */
public final class WebEngine {
    private static final List<String> NAMES =
            List.of("seichi.js", "engine.js", "worker.js", "boards.js", "seichi.wasm", "static.js");

    private WebEngine() {}

    /** The files by name; empty if the program runs without that jar. */
    public static Map<String, byte[]> files() {
        Map<String, byte[]> files = new TreeMap<>();
        for (String name : NAMES) {
            try (InputStream content = WebEngine.class.getResourceAsStream("/org/seichi/web/" + name)) {
                if (content != null) {
                    files.put(name, content.readAllBytes());
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return files;
    }
}
