package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @ValueSource(strings = {"csv", "jsonl"})
    void underOtherOptionsThanItWasBegunWithItIsRefused(String format) throws IOException {
        List<List<String>> choices = List.of(
                List.of(),
                List.of("--komi", "0"),
                List.of("--komi", "-7.5"),
                List.of("--rules", "chinese"),
                List.of("--rules", "chinese", "--komi", "0"),
                List.of("--budget", "small"),
                List.of("--shard", "2/2"),
                List.of("--shard", "2/3"));
        for (List<String> begun : choices) {
            Path table = folder.resolve(choices.indexOf(begun) + "." + format);
            batch(table, begun);
            byte[] rows = Files.readAllBytes(table);
            for (List<String> other : choices) {
                Run resumed = batch(table, other);

                assertThat(resumed.status() == 2).as(begun + " " + other).isNotEqualTo(other.equals(begun));
                assertThat(Files.readAllBytes(table)).isEqualTo(rows);
            }
        }
        assertThat(batch(folder.resolve("1." + format), List.of("--komi", "0.0", "--budget", "normal"))
                        .status())
                .isEqualTo(1);
        assertThat(batch(folder.resolve("1." + format), List.of("--komi", "6.5"))
                        .err())
                .endsWith("1." + format + ": this run has other options than the one that began the table: komi=6.5"
                        + " instead of komi=0\n");
    }

    private Run batch(Path table, List<String> options) {
        List<String> words =
                new ArrayList<>(List.of("batch", games.toString(), "--output", table.toString(), "--resume"));
        words.addAll(options);
        return Run.of(words.toArray(String[]::new));
    }

    /** Whether a quote belongs to a name cannot be seen in a row. */
    @Test
    void withAndWithoutRawItIsAnotherTable() throws IOException {
        GameArchives.write(games.resolve("=a.sgf"), GameArchives.record(4));
        GameArchives.write(games.resolve("'=a.sgf"), GameArchives.record(5));
        Path quoted = folder.resolve("quoted.csv");
        Path raw = folder.resolve("raw.csv");
        batch(quoted, List.of());
        batch(raw, List.of("--raw"));

        assertThat(batch(quoted, List.of("--raw")).err()).endsWith(": raw instead of none\n");
        assertThat(batch(raw, List.of()).err()).endsWith(": none instead of raw\n");
        assertThat(batch(quoted, List.of()).status()).isEqualTo(1);
        assertThat(batch(raw, List.of("--raw")).status()).isEqualTo(1);
        assertThat(Files.readAllLines(quoted)).hasSize(7);
        assertThat(Files.readAllLines(raw)).hasSize(7);
        Path objects = folder.resolve("t.jsonl");
        batch(objects, List.of());
        assertThat(batch(objects, List.of("--raw")).err()).contains("it does not go with jsonl");
        assertThat(Files.readAllLines(objects)).as("left as they were").hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "jsonl"})
    void whateverTheNamesAre(String format) throws IOException {
        Map<String, byte[]> members = new TreeMap<>();
        for (String name :
                List.of("n\nl.sgf", "c\rr.sgf", "t\tb.sgf", " b.sgf", "q\".sgf", "l\u2028s.sgf", "=\nx.sgf")) {
            members.put(name, GameArchives.bytes(GameArchives.record(members.size())));
        }
        GameArchives.zip(games.resolve("named.zip"), members);
        Path table = folder.resolve("t." + format);
        batch(table, List.of());
        byte[] rows = Files.readAllBytes(table);
        batch(table, List.of());

        assertThat(Files.readString(table)).contains("/named.zip!/n\u240al.sgf");
        assertThat(Files.readAllBytes(table)).isEqualTo(rows);
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

    /** As by Ctrl-C: the process can still say something. */
    @ParameterizedTest
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @CsvSource({"false, the same command with --resume", "true, the same command"})
    void stoppedItTellsHowToGoOn(boolean resumes, String how) throws IOException, InterruptedException {
        GameArchives.write(games.resolve("more.sgf"), GameArchives.records(100, 3000));
        Path table = folder.resolve("t.csv");
        Process process = started(table, resumes ? List.of("--resume") : List.of());
        awaitBytes(process, table, 1000);
        process.toHandle().destroy();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(said).isEqualTo("seichi: " + table + " is incomplete; " + how + " goes on with it\n");
        assertThat(process.waitFor()).isGreaterThan(128);
    }

    /** Starts a process and kills it when it has written some bytes; returns whether it was still running. */
    private boolean killed(Path table, int bytes) throws IOException, InterruptedException {
        long size = Files.exists(table) ? Files.size(table) : 0;
        Process process = started(table, List.of("--resume"));
        awaitBytes(process, table, size + bytes);
        boolean alive = process.isAlive();
        process.destroyForcibly();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return alive;
    }

    private static void awaitBytes(Process process, Path table, long bytes) throws IOException, InterruptedException {
        while (process.isAlive() && (!Files.exists(table) || Files.size(table) < bytes)) {
            Thread.sleep(1);
        }
    }

    private Process started(Path table, List<String> options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.seichi.app.Main",
                "batch",
                games.toString(),
                "--output",
                table.toString()));
        command.addAll(options);
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
