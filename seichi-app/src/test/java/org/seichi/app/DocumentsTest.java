package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.cli.SeichiCommand;
import org.seichi.app.cli.Streams;
import org.seichi.app.http.TestServer;
import org.seichi.method.Methods;

/**
 * The documents for users are correct: every command in them runs, every picture is what its command draws, and every
 * link has a target. {@code mvn test -Dtest=DocumentsTest -Dpictures.write=true} redraws the pictures.
 */
class DocumentsTest {
    private static final Path ROOT = Path.of("..");
    private static final Path DOCS = ROOT.resolve("docs");
    private static final List<String> DOCUMENTS =
            List.of("tour.md", "results.md", "sgf.md", "web.md", "api.md", "embedding.md");
    private static final Pattern COMMAND = Pattern.compile("(?m)^(?:\\./seichi|curl) .*$");

    @TempDir
    private Path folder;

    private static String read(String document) {
        try {
            return Files.readString(DOCS.resolve(document));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static List<String> commands(String program) {
        return DOCUMENTS.stream()
                .flatMap(document -> COMMAND.matcher(read(document)).results())
                .map(MatchResult::group)
                .filter(command -> command.startsWith(program))
                .toList();
    }

    /** The commands except the server, which does not end; other tests send it the requests. */
    static Stream<String> seichi() {
        return commands("./seichi").stream().filter(command -> !command.startsWith("./seichi serve"));
    }

    @ParameterizedTest
    @MethodSource("seichi")
    void everyCommandRunsAndEveryPictureIsWhatItDraws(String command) throws IOException {
        List<String> words = new ArrayList<>(List.of(command.split(" ", -1)).subList(1, command.split(" ", -1).length));
        Path shown = null;
        Path output = null;
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).startsWith("examples")) {
                words.set(i, ROOT.resolve(words.get(i)).toString());
            } else if (words.get(i).equals("DIR")) {
                words.set(i, folder.resolve("written").toString());
            } else if (words.get(i).equals("--output")) {
                shown = ROOT.resolve(words.get(i + 1));
                output = folder.resolve(shown.getFileName());
                words.set(i + 1, output.toString());
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
        int status = SeichiCommand.run(
                new Streams(new ByteArrayInputStream(new byte[0]), stream, stream, Set.of()),
                Methods.all(),
                words.toArray(String[]::new));

        assertThat(status).as(out.toString(StandardCharsets.UTF_8)).isZero();
        if (shown != null && shown.toString().endsWith(".svg")) {
            String picture = Files.readString(output).replace("../examples", "examples");
            if (Boolean.getBoolean("pictures.write")) {
                Files.writeString(shown, picture);
            }
            assertThat(picture).isEqualTo(Files.readString(shown));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tests.md", "papers.md"})
    void everyTestThatIsNamedExists(String document) throws IOException {
        Map<String, String> tests = new HashMap<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith("Test.java")).toList()) {
                tests.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        Matcher named = Pattern.compile("`([A-Z][A-Za-z]+Test)(?:\\.([a-z][A-Za-z0-9]+))?`")
                .matcher(read(document));
        int found = 0;
        while (named.find()) {
            found++;
            assertThat(tests).containsKey(named.group(1));
            assertThat(tests.get(named.group(1)))
                    .as(named.group())
                    .contains(named.group(2) == null ? "" : named.group(2) + "(");
        }
        assertThat(found).isGreaterThan(50);
    }

    @Test
    void everyRequestIsAnswered() throws IOException {
        Pattern request = Pattern.compile("curl (?:-N )?--data-binary @(\\S+) \"http://127\\.0\\.0\\.1:8080(\\S+)\"");
        List<String> commands = commands("curl");
        assertThat(commands).isNotEmpty();
        try (TestServer server = TestServer.start()) {
            for (String command : commands) {
                Matcher parts = request.matcher(command);
                assertThat(parts.matches()).as(command).isTrue();
                byte[] record = Files.readAllBytes(ROOT.resolve(parts.group(1)));

                assertThat(server.postRecord(parts.group(2), record).statusCode())
                        .as(command)
                        .isEqualTo(200);
            }
            Matcher json =
                    Pattern.compile("```json\\n(\\{\\n.*?)```", Pattern.DOTALL).matcher(read("api.md"));
            assertThat(json.find()).isTrue();
            HttpResponse<String> answer = server.postJson("/api/score", json.group(1));

            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        }
    }

    @Test
    void theProgramCompilesAndPrintsWhatIsShown() throws Exception {
        Matcher shown = Pattern.compile(
                        "```java\\n(.*?)```\\n\\nWith `(.*?)` it prints\\n\\n```text\\n(.*?)```", Pattern.DOTALL)
                .matcher(read("embedding.md"));
        assertThat(shown.find()).isTrue();
        Path source = Files.writeString(folder.resolve("Example.java"), shown.group(1));
        String classes = System.getProperty("java.class.path");
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-Xlint:all,-path", "-cp", classes, "-d", folder.toString(), source.toString());
        assertThat(status).isZero();

        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder + File.pathSeparator + classes,
                        "Example",
                        shown.group(2))
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(shown.group(3));
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> own = Files.list(DOCS);
                Stream<Path> others = Files.list(ROOT)) {
            return Stream.concat(own, others)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    /** The headings of a document as anchors: small letters, hyphens for spaces, and no other signs. */
    private static List<String> anchors(Path document) throws IOException {
        return Pattern.compile("(?m)^#+ (.*)$")
                .matcher(Files.readString(document))
                .results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("(?U)[^\\w\\- ]", "").replace(' ', '-'))
                .toList();
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        int links = 0;
        for (Path document : documents()) {
            Matcher link = Pattern.compile("\\]\\(([^)#:]*)(?:#([^):]+))?\\)").matcher(Files.readString(document));
            while (link.find()) {
                Path target = link.group(1).isEmpty() ? document : document.resolveSibling(link.group(1));
                assertThat(target).as(document.toString()).exists();
                if (link.group(2) != null) {
                    assertThat(anchors(target)).as(document.toString()).contains(link.group(2));
                }
                links++;
            }
        }
        assertThat(links).isGreaterThan(100);
    }

    @Test
    void everyPictureIsDrawnByACommand() throws IOException {
        List<String> drawn = seichi().filter(command -> command.endsWith(".svg"))
                .map(command -> command.replaceAll(".* ", ""))
                .toList();
        try (Stream<Path> pictures = Files.list(DOCS.resolve("pictures"))) {
            assertThat(pictures.map(picture -> ROOT.relativize(picture).toString()))
                    .isNotEmpty()
                    .containsExactlyInAnyOrderElementsOf(drawn);
        }
    }
}
