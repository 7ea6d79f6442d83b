package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rows of a batch do not depend on threads, language, character set, time zone or Java version. */
class SameRowsTest {
    private static final Path EXAMPLES = Path.of("..", "examples");

    @TempDir
    private Path folder;

    @Test
    void whereverAndByWhateverItIsRun() throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"));
        String expected = rows(java, "usual", List.of(), "2");
        assertThat(expected.lines().count()).isGreaterThan(20);

        for (Map.Entry<String, List<String>> setting : settings().entrySet()) {
            assertThat(rows(java, setting.getKey(), setting.getValue(), "3"))
                    .as(setting.getKey())
                    .isEqualTo(expected);
        }
        for (Path other : others(java)) {
            String name = other.getFileName().toString();
            assertThat(rows(other, name, List.of(), "1")).as(name).isEqualTo(expected);
        }
    }

    private static Map<String, List<String>> settings() {
        Map<String, List<String>> settings = new LinkedHashMap<>();
        settings.put(
                "turkish", List.of("-Duser.language=tr", "-Duser.country=TR", "-Dfile.encoding=ISO-8859-9", "-Xint"));
        settings.put(
                "arabic",
                List.of("-Duser.language=ar", "-Duser.country=EG", "-Duser.timezone=Africa/Cairo", "-XX:+UseSerialGC"));
        return settings;
    }

    /** Other Java installations beside this one, where distributions place them. */
    private static List<Path> others(Path java) throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> homes = Files.list(java.toRealPath().getParent())) {
            for (Path home : homes.sorted().toList()) {
                Path program = home.resolve("bin").resolve("java");
                Path release = home.resolve("release");
                boolean isOther = !home.toRealPath().equals(java.toRealPath()) && !Files.isSymbolicLink(home);
                if (isOther && Files.isExecutable(program) && Files.exists(release) && version(release) >= 17) {
                    found.add(home);
                }
            }
        }
        return found;
    }

    private static int version(Path release) throws IOException {
        return Files.readString(release)
                .lines()
                .filter(line -> line.startsWith("JAVA_VERSION=\""))
                .map(line -> line.replaceAll("[^0-9.]", ""))
                .mapToInt(version -> Integer.parseInt(version.replaceFirst("\\..*", "")))
                .findFirst()
                .orElse(0);
    }

    /** The rows without the times. */
    private String rows(Path java, String name, List<String> settings, String threads)
            throws IOException, InterruptedException {
        Path table = folder.resolve(name + ".csv");
        List<String> command = new ArrayList<>();
        command.add(java.resolve("bin").resolve("java").toString());
        command.addAll(settings);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.seichi.app.Main", "batch"));
        command.addAll(List.of(EXAMPLES.toString(), "--output", table.toString(), "--method", "static"));
        command.addAll(List.of("--threads", threads));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile())
                .start();
        assertThat(process.waitFor(3, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue())
                .as(Files.readString(folder.resolve(name + ".log"), StandardCharsets.ISO_8859_1))
                .isBetween(0, 1);
        return Files.readString(table).replaceAll("(?m),[0-9.]+,(?=([0-9a-f]{16})?,[0-9]*,$)", ",,");
    }
}
