package org.seichi.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the first command of {@code docs/spark.md} with Spark's own {@code spark-submit}. */
class SparkDocumentTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    @Test
    void theCommandRuns() throws IOException, InterruptedException {
        String document = Files.readString(ROOT.resolve("docs/spark.md"));
        Matcher command = Pattern.compile(
                        "^spark-submit --class (\\S+) --jars \\S+ \\\\\n\\s*\\S+\\.jar (.*)$", Pattern.MULTILINE)
                .matcher(document);
        assertThat(command.find()).isTrue();
        Ended ended = submit(
                command.group(1),
                command.group(2).replace("examples", ROOT.resolve("examples").toString()));

        assertThat(ended.status()).as(ended.said()).isZero();
        assertThat(folder.resolve("rows.parquet/rules=japanese")).isDirectory();
        assertThat(folder.resolve("rows.parquet/rules=chinese")).isDirectory();
    }

    @Test
    void whatCannotBeDoneIsSaidInALine() throws IOException, InterruptedException {
        Ended ended = submit("org.seichi.spark.Main", "examples --output rows.parquet --method magic");

        assertThat(ended.said()).contains("seichi-spark: no method \"magic\"").doesNotContain("\tat ");
        assertThat(ended.status()).isEqualTo(2);
    }

    private record Ended(int status, String said) {}

    private Ended submit(String main, String arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path")));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("--add-opens"))
                .forEach(words::add);
        // The classes are already on the class path; spark-submit's name for that is spark-internal.
        words.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", "local[2]"));
        words.addAll(List.of("--conf", "spark.driver.bindAddress=127.0.0.1", "--conf", "spark.driver.host=127.0.0.1"));
        words.addAll(List.of("--conf", "spark.ui.enabled=false", "--class", main, "spark-internal"));
        words.addAll(Arrays.asList(arguments.split(" ")));
        Path output = Files.createFile(folder.resolve("output.txt"));
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();

        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return new Ended(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
    }
}
