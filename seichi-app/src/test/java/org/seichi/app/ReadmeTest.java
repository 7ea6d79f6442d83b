package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples, links and version numbers of the README are correct. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");
    private static final String CLASS_PATH = System.getProperty("java.class.path");
    private static String readme;

    @BeforeAll
    static void read() throws IOException {
        readme = Files.readString(ROOT.resolve("README.md"));
    }

    @Test
    void theFirstCommandPrintsWhatTheReadmeShows() throws IOException, InterruptedException {
        Matcher shown = find("```\\n\\./seichi (.*?)\\n```\\n\\n```text\\n(.*?)```");
        List<String> command = new ArrayList<>(List.of("org.seichi.app.Main"));
        command.addAll(List.of(shown.group(1).split(" ", -1)));

        assertThat(run(CLASS_PATH, command)).isEqualTo(shown.group(2));
    }

    @Test
    void theLibraryExampleCompilesAndPrintsWhatTheReadmeShows(@TempDir Path folder)
            throws IOException, InterruptedException {
        Matcher shown = find("```java\\n(.*?)```\\n\\nWith `(.*?)` it prints\\n\\n```text\\n(.*?)```");
        Path source = Files.writeString(folder.resolve("Example.java"), shown.group(1));
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        String[] options = {"-Xlint:all,-path", "-Werror", "-cp", CLASS_PATH, "-d", folder.toString(), source.toString()
        };
        int status = ToolProvider.getSystemJavaCompiler().run(null, messages, messages, options);
        assertThat(status).as(messages.toString(StandardCharsets.UTF_8)).isZero();

        String classes = folder + File.pathSeparator + CLASS_PATH;
        assertThat(run(classes, List.of("Example", shown.group(2)))).isEqualTo(shown.group(3));
    }

    @Test
    void everyFileThatTheReadmeLinksToExists() {
        List<Path> files = Pattern.compile("\\]\\(([^)#:]+)[^):]*\\)")
                .matcher(readme)
                .results()
                .map(link -> ROOT.resolve(link.group(1)))
                .toList();
        assertThat(files)
                .hasSizeGreaterThan(10)
                .allSatisfy(file -> assertThat(file).exists());
    }

    @Test
    void theVersionIsThatOfTheBuild() throws IOException {
        Matcher build = Pattern.compile("<revision>(.*)</revision>").matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(build.find()).isTrue();
        List<String> told = Pattern.compile("(?:<version>|seichi[-_:])(\\d+\\.\\d+\\.\\d+)")
                .matcher(readme)
                .results()
                .map(result -> result.group(1))
                .toList();

        assertThat(told).isNotEmpty().containsOnly(build.group(1));
    }

    private static Matcher find(String pattern) {
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(readme);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher;
    }

    /** Runs a main class in the root folder of the project and returns its output. */
    private static String run(String classes, List<String> command) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of("-cp", classes));
        words.addAll(command);
        Process process = new ProcessBuilder(words)
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return output;
    }
}
