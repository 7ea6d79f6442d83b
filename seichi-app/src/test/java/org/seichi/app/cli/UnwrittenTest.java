package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.app.testkit.GameArchives;

/** What cannot be written is told with the reason of the operating system. */
class UnwrittenTest {
    @TempDir
    private Path folder;

    /** A file may be one block long, and the process is not ended by the signal for files that become too long. */
    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void aTableThatFindsNoMoreRoom() throws IOException, InterruptedException {
        Path games = folder.resolve("many.sgf");
        GameArchives.write(games, GameArchives.records(1, 30));
        Path table = folder.resolve("t.csv");
        List<String> command = List.of(
                "bash",
                "-c",
                "ulimit -f 1; exec \"$@\"",
                "bash",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                "org.seichi.app.Main",
                "batch",
                games.toString(),
                "--method",
                "static",
                "--output",
                table.toString());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(said).isEqualTo("seichi: " + table + ": cannot be written: File too large\n");
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(Files.size(table)).isEqualTo(1024);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aResultOnAFullDevice() throws IOException {
        String before = "seichi: /dev/full: cannot be written: ";

        assertThat(Run.of("score", Games.write(folder, "a.sgf", Games.WALL), "--output", "/dev/full")
                        .err())
                .startsWith(before)
                .hasLineCount(1)
                .hasSizeGreaterThan(before.length() + 1);
    }

    @Test
    void aTableInAFolderThatIsNotThere() throws IOException {
        Path table = folder.resolve("none/t.csv");

        assertThat(Run.of("batch", Games.write(folder, "a.sgf", Games.WALL), "--output", table.toString())
                        .err())
                .isEqualTo("seichi: " + table + ": cannot be written: there is no such folder\n");
    }
}
