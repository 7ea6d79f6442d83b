package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library example of the README compiles and prints what the README says, and what the README links to exists. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");
    private static String readme;

    @BeforeAll
    static void read() throws IOException {
        readme = Files.readString(ROOT.resolve("README.md"));
    }

    @Test
    void theExamplePrintsWhatTheReadmeSays(@TempDir Path folder) throws IOException, InterruptedException {
        Path source = Files.writeString(folder.resolve("Example.java"), block("java"));
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        String classes = System.getProperty("java.class.path");
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        messages,
                        messages,
                        "-Xlint:all,-path",
                        "-Werror",
                        "-cp",
                        classes,
                        "-d",
                        folder.toString(),
                        source.toString());
        assertThat(status).as(messages.toString(StandardCharsets.UTF_8)).isZero();

        Matcher file = Pattern.compile("With `(examples/[^`]+)` it prints").matcher(readme);
        assertThat(file.find()).isTrue();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(List.of(
                        java, "-cp", folder + System.getProperty("path.separator") + classes, "Example", file.group(1)))
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(output).isEqualTo(block("text"));
    }

    @Test
    void everyFileThatTheReadmeLinksToExists() {
        Matcher link = Pattern.compile("\\]\\(([^)#:]+)[^):]*\\)").matcher(readme);
        while (link.find()) {
            assertThat(ROOT.resolve(link.group(1))).exists();
        }
    }

    /** The only block of the README in a language. */
    private static String block(String language) {
        Matcher matcher = Pattern.compile("```" + language + "\\n(.*?)```", Pattern.DOTALL)
                .matcher(readme);
        assertThat(matcher.find()).isTrue();
        String block = matcher.group(1);
        assertThat(matcher.find()).isFalse();
        return block;
    }
}
