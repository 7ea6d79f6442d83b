package org.seichi.app.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/** The files of the page, complete for any static web server. */
public final class PageFiles {
    /** Names of the example records. */
    static final List<String> EXAMPLES =
            List.of("9x9-dead-stones.sgf", "9x9-seki.sgf", "13x13-dame-open.sgf", "19x19-dead-stones.sgf");

    /** The browser engine: the library as WebAssembly, from the jar of the module {@code seichi-web}, if that is present. */
    private static final List<String> ENGINE =
            List.of("seichi.js", "engine.js", "worker.js", "boards.js", "seichi.wasm", "static.js");

    private static final String PREACT = "/META-INF/resources/webjars/preact/10.28.0/";

    /** The list of the page's own files, one name per line. */
    private static final String LIST = "page/files.txt";

    private static final String KEEPER = "sw.js";

    /** The file that browsers open first. */
    public static final String START = "index.html";

    /** In {@link #START}: who made the page. */
    private static final String MAKER = "<meta name=\"generator\" content=\"Seichi\">";

    private PageFiles() {}

    /** Whether a file is the {@link #START} of this page, in this version or an earlier one. */
    public static boolean isStart(byte[] content) {
        return new String(content, StandardCharsets.UTF_8).contains(MAKER);
    }

    /** The files by their paths relative to the page; those of the engine only if its jar is present. */
    public static Map<String, byte[]> all() {
        Map<String, byte[]> files = new TreeMap<>();
        text(LIST).lines().forEach(name -> files.put(name, resource("page/" + name)));
        EXAMPLES.forEach(name -> files.put("examples/" + name, resource("examples/" + name)));
        ENGINE.forEach(name ->
                ifPresent("/org/seichi/web/" + name).ifPresent(content -> files.put("engine/" + name, content)));
        files.put("preact.js", resource(PREACT + "dist/preact.module.js"));
        files.put("preact-license.txt", resource(PREACT + "LICENSE"));
        files.put("license.txt", resource("LICENSE"));
        files.put(KEEPER, keeper(files));
        return files;
    }

    /** The contents of a resource of this package. */
    static byte[] resource(String name) {
        return ifPresent(name).orElseThrow(() -> new IllegalStateException("missing in the jar: " + name));
    }

    private static Optional<byte[]> ifPresent(String name) {
        try (InputStream content = PageFiles.class.getResourceAsStream(name)) {
            return content == null ? Optional.empty() : Optional.of(content.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The service worker for offline use, with the names of the files and a checksum as version inserted. */
    private static byte[] keeper(Map<String, byte[]> files) {
        CRC32 state = new CRC32();
        files.values().forEach(state::update);
        String names = files.keySet().stream()
                .filter(name -> !name.equals(KEEPER))
                .map(name -> "\"" + name + "\"")
                .collect(Collectors.joining(", ", "\"./\", ", ""));
        return text("page/" + KEEPER)
                .replace("@VERSION@", Long.toHexString(state.getValue()))
                .replace("/*FILES*/", names)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String text(String name) {
        return new String(resource(name), StandardCharsets.UTF_8);
    }
}
