package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.testkit.GameArchives;

/** Whenever a batch is killed, resuming it gives the same table as without the kill: no row lost, doubled or torn. */
class BatchResumeTest {
    private static final int KILLS = 12;

    @TempDir
    private Path folder;

    private Path games;

    @BeforeEach
    void makeGames() {
        games = folder.resolve("games");
        GameArchives.write(games.resolve("a.sgf"), GameArchives.record(1));
        GameArchives.write(games.resolve("bad.sgf"), "no record");
        GameArchives.write(games.resolve("many.sgf"), GameArchives.records(1, 3));
    }

    private static String withoutMillis(byte[] table) {
        String text = new String(table, StandardCharsets.UTF_8);
        return text.replaceAll("\"millis\":[0-9.E-]+", "").replaceAll(",[0-9.]+,(?=[0-9a-f]{16},)", ",,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "jsonl"})
    void whereverTheTableIsTorn(String format) throws IOException {
        Path whole = folder.resolve("whole." + format);
        Run first = Run.of("batch", games.toString(), "--output", whole.toString());
        byte[] table = Files.readAllBytes(whole);
        Path torn = folder.resolve("torn." + format);
        for (int length = 0; length <= table.length; length++) {
            if (length % 7 != 0 && !isAtLineEnd(table, length)) {
                continue;
            }
            Files.write(torn, Arrays.copyOf(table, length));
            Run run = Run.of("batch", games.toString(), "--output", torn.toString(), "--resume", "--threads", "1");

            assertThat(withoutMillis(Files.readAllBytes(torn))).isEqualTo(withoutMillis(table));
            assertThat(run.out()).isEqualTo(first.out());
            assertThat(run.status()).isEqualTo(1);
        }
    }

    /** Whether a cut is near a line end. Trying every length would take too long. */
    private static boolean isAtLineEnd(byte[] table, int length) {
        return IntStream.rangeClosed(Math.max(0, length - 2), Math.min(length, table.length - 1))
                .anyMatch(index -> table[index] == '\n');
    }

    @Test
    void killedAgainAndAgain() throws IOException, InterruptedException {
        GameArchives.write(games.resolve("more.sgf"), GameArchives.records(100, 700));
        Map<String, byte[]> members = new TreeMap<>();
        for (int number = 700; number < 1000; number++) {
            members.put(number + ".sgf", GameArchives.bytes(GameArchives.record(number)));
        }
        GameArchives.zip(games.resolve("packed.zip"), members);
        Path whole = folder.resolve("whole.csv");
        Run.ofProgram("batch", games.toString(), "--output", whole.toString());

        Path killed = folder.resolve("killed.csv");
        SplittableRandom random = new SplittableRandom(7);
        int alive = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            alive += killed(killed, random.nextInt(20_000)) ? 1 : 0;
        }
        Run.ofProgram("batch", games.toString(), "--output", killed.toString(), "--resume");

        assertThat(alive).as("runs that were killed before they were done").isGreaterThan(KILLS / 2);
        assertThat(withoutMillis(Files.readAllBytes(killed))).isEqualTo(withoutMillis(Files.readAllBytes(whole)));
    }

    /** Starts a process and kills it when it has written some bytes; returns whether it was still running. */
    private boolean killed(Path table, int bytes) throws IOException, InterruptedException {
        long size = Files.exists(table) ? Files.size(table) : 0;
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.seichi.app.Main",
                "batch",
                games.toString(),
                "--output",
                table.toString(),
                "--resume");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        while (process.isAlive() && (!Files.exists(table) || Files.size(table) < size + bytes)) {
            Thread.sleep(1);
        }
        boolean alive = process.isAlive();
        process.destroyForcibly();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return alive;
    }
}
