package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.app.http.TestServer;

/** The Python client with the program and with a server. */
class PythonClientTest {
    private static final Path CLIENT = Path.of("../python").toAbsolutePath().normalize();
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    @BeforeAll
    static void python() throws Exception {
        assumeTrue(
                run(ROOT, "python3", "-c", "print()").strip().isEmpty(), "no Python here: its client was not tested");
    }

    private static String run(Path folder, String... command) throws IOException, InterruptedException {
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
            builder.environment().put("PYTHONPATH", CLIENT.toString());
            builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
            Process process = builder.start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? said : "FAILED " + said;
        } catch (IOException missing) {
            return "FAILED " + missing.getMessage();
        }
    }

    private static List<String> program() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        return List.of(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classes, "org.seichi.app.Main");
    }

    @Test
    void itAsksTheProgramAndAServer() throws Exception {
        try (TestServer server = TestServer.start()) {
            List<String> command = new ArrayList<>(
                    List.of("python3", CLIENT.resolve("test_seichi.py").toString()));
            command.add(ROOT.resolve("examples").toString());
            command.add(server.at("/").toString());
            command.addAll(program());

            assertThat(run(ROOT, command.toArray(String[]::new))).endsWith("OK\n");
        }
    }

    /** The classes of this build stand in for the start script, and a free port for the default one. */
    @Test
    void whatTheDocumentShowsPrintsWhatItTells() throws Exception {
        Matcher shown = Pattern.compile("```python\\n(.*?)```\\n\\nprints\\n\\n```text\\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(ROOT.resolve("docs/embedding.md")));
        assertThat(shown.find()).isTrue();
        String words = program().stream()
                .map(word -> "'" + word + "'")
                .reduce((a, b) -> a + ", " + b)
                .orElseThrow();
        try (TestServer server = TestServer.start()) {
            String source = shown.group(1)
                    .replace("Program(\"./seichi\")", "Program([" + words + "])")
                    .replace("http://127.0.0.1:8080", server.at("").toString());
            Path script = Files.writeString(folder.resolve("example.py"), source);

            assertThat(run(ROOT, "python3", script.toString())).isEqualTo(shown.group(2));
        }
    }
}
