package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Defects found by attacking the program, as its user would meet them. The table of all of them, with the tests that are
 * elsewhere, is in docs/tests.md.
 */
class AttacksTest {
    private static final String BOARD = "AB[dc][dd][de][df][dg][dh][di][da][db]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi]";

    private static String scored(String record) {
        Run run = Run.withInput(record.getBytes(StandardCharsets.UTF_8), "score", "-");
        assertThat(run.status()).isZero();
        return run.out();
    }

    /** Impossible terms in a record are not used, and a warning says so. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SZ[9]RU[Chinese]HA[400] | komi 0 | the handicap is 400, more than there are black stones",
                "SZ[9]RU[Japanese]KM[1e9] | komi 6.5 | KM \"1e9\" cannot be read as a komi",
            })
    void termsThatCannotBeAreToldAndNotCounted(String terms, String read, String warning) {
        assertThat(scored("(;GM[1]" + terms + BOARD + ")"))
                .contains(read, warning)
                .doesNotContain("387");
    }

    @Test
    void aPlayerWhoPlaysTwiceInARowIsWarnedOfAndFlagged() {
        String moves = ";B[aa];W[ia];B[ab];B[ac];W[ib]";
        assertThat(scored("(;GM[1]SZ[9]KM[6.5]RU[Japanese]" + BOARD + moves + ")"))
                .contains("Move 4 is by the player who made the one before: a move may be missing")
                .contains("move 4 is by the player who made the one before");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(60)
    void aFullDeviceIsAFailure() throws IOException, InterruptedException {
        Path full = Path.of("/dev/full");
        assertThat(full).exists();
        Process process = new ProcessBuilder(command("rules"))
                .redirectOutput(full.toFile())
                .start();

        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("seichi: standard output cannot be written\n");
    }

    /** As after {@code | head}: no message, and the status that shells give to programs that end there. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Timeout(60)
    void whereNobodyReadsTheProcessEnds() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command("rules"));
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        process.getInputStream().close();

        assertThat(process.waitFor()).isEqualTo(141);
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEmpty();
    }

    /** A server that is told to end answers the request that it is working on, within a bounded time. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Timeout(120)
    void aServerThatIsToldToEndAnswersWhatRuns() throws IOException, InterruptedException {
        Process server = new ProcessBuilder(command("serve", "--port", "0"))
                .redirectErrorStream(true)
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
            URI address = address(said);
            HttpRequest request = HttpRequest.newBuilder(address.resolve("/api/prove"))
                    .POST(BodyPublishers.ofByteArray(dots()))
                    .build();
            CompletableFuture<HttpResponse<String>> answer =
                    HttpClient.newHttpClient().sendAsync(request, BodyHandlers.ofString());
            waitUntilItWorks(server);
            assertThat(answer).isNotDone();
            server.destroy();

            assertThat(answer.join().statusCode()).isEqualTo(200);
            assertThat(server.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            server.destroyForcibly();
        }
    }

    /** The server's address from its start message; earlier lines are skipped. */
    private static URI address(BufferedReader said) throws IOException {
        String start = "Seichi is at ";
        String line = said.readLine();
        while (line != null && !line.startsWith(start)) {
            line = said.readLine();
        }
        assertThat(line).as("the server has not started").isNotNull();
        return URI.create(line.substring(start.length()));
    }

    /** Waits until the server has used half a second of processor time since the request. */
    private static void waitUntilItWorks(Process server) throws InterruptedException {
        long start = server.info().totalCpuDuration().orElseThrow().toMillis();
        while (server.info().totalCpuDuration().orElseThrow().toMillis() < start + 500) {
            Thread.sleep(10);
        }
    }

    /** A record with single stones of both colors all over the largest board, which takes seconds to analyze. */
    private static byte[] dots() {
        StringBuilder record = new StringBuilder("(;GM[1]SZ[25]");
        for (int x = 'a'; x <= 'y'; x += 2) {
            for (int y = 'a'; y <= 'y'; y += 2) {
                record.append((x + y) / 2 % 2 == 0 ? "AB[" : "AW[")
                        .append((char) x)
                        .append((char) y)
                        .append(']');
            }
        }
        return record.append(')').toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "org.seichi.app.Main"));
        command.addAll(List.of(arguments));
        return command;
    }
}
