package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server with a heap of 512 MB and sixteen clients, each sending its next request when the last is answered: none is
 * lost or sent away. {@code mvn test -Dtest=LoadTest -Dload.seconds=60} is the load of {@code docs/api.md}; its table goes to {@code target/load.md}.
 */
class LoadTest {
    private static final int CLIENTS = 16;
    private static final int SECONDS = Integer.getInteger("load.seconds", 3);
    private static final List<String> ASKED = List.of(
            "GET /healthz",
            "GET /main.js",
            "POST /api/score",
            "POST /api/score?method=static",
            "POST /api/score?format=png",
            "POST /api/tree",
            "POST /api/prove",
            "POST /api/evaluate",
            "POST /api/suggest");
    private static final List<String> RECORDS =
            List.of("9x9-dead-stones.sgf", "13x13-dame-open.sgf", "19x19-dead-stones.sgf", "19x19-chinese.sgf");

    @TempDir
    private Path folder;

    private final Map<String, List<Double>> millis = new TreeMap<>();
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final List<String> lost = new ArrayList<>();

    @Test
    @Timeout(300)
    void noneIsLost() throws Exception {
        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.seichi.app.Main",
                        "serve",
                        "--port",
                        "0")
                .redirectError(folder.resolve("log").toFile())
                .start();
        try {
            load(server);
        } finally {
            server.destroyForcibly();
        }
        write(table());
        assertThat(lost).isEmpty();
        // Sixteen requests at once fit into the queues.
        assertThat(statuses).containsOnlyKeys(200);
        assertThat(millis.keySet()).containsAll(ASKED);
    }

    private void load(Process server) throws Exception {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        URI address = URI.create(said.readLine().replaceFirst(".* ", ""));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        List<Thread> clients = new ArrayList<>();
        for (int number = 0; number < CLIENTS; number++) {
            SplittableRandom random = new SplittableRandom(number);
            Thread client = new Thread(() -> ask(address, random, end));
            clients.add(client);
            client.start();
        }
        for (Thread client : clients) {
            client.join();
        }
        resident = resident(server);
    }

    private String resident = "";

    private void ask(URI address, SplittableRandom random, long end) {
        HttpClient client = HttpClient.newHttpClient();
        while (System.nanoTime() < end) {
            one(client, address, ASKED.get(random.nextInt(ASKED.size())), RECORDS.get(random.nextInt(RECORDS.size())));
        }
    }

    private void one(HttpClient client, URI address, String asked, String record) {
        String[] words = asked.split(" ", 2);
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(words[1]));
        if (words[0].equals("POST")) {
            request.POST(BodyPublishers.ofString(TestServer.example(record)));
        }
        long start = System.nanoTime();
        try {
            int status =
                    client.send(request.build(), BodyHandlers.ofByteArray()).statusCode();
            note(asked, status, (System.nanoTime() - start) / 1e6);
        } catch (IOException | InterruptedException failed) {
            synchronized (this) {
                lost.add(asked + ": " + failed);
            }
        }
    }

    private synchronized void note(String asked, int status, double time) {
        statuses.merge(status, 1, Integer::sum);
        millis.computeIfAbsent(asked, none -> new ArrayList<>()).add(time);
    }

    private static String resident(Process server) throws IOException {
        Path status = Path.of("/proc", Long.toString(server.pid()), "status");
        return Files.exists(status)
                ? Files.readString(status)
                        .lines()
                        .filter(line -> line.startsWith("VmHWM") || line.startsWith("VmRSS"))
                        .reduce("", (one, other) -> one + " " + other.replaceAll("\\s+", " "))
                : "";
    }

    private String table() {
        StringBuilder table =
                new StringBuilder("| request | answered | median | 99 % | longest |\n|---|---|---|---|---|\n");
        millis.forEach((asked, times) -> {
            Collections.sort(times);
            table.append(String.format(
                    Locale.ROOT,
                    "| `%s` | %d | %.0f ms | %.0f ms | %.0f ms |%n",
                    asked,
                    times.size(),
                    times.get(times.size() / 2),
                    times.get((int) (times.size() * 0.99)),
                    times.get(times.size() - 1)));
        });
        return table + "\nstatuses " + statuses + ", lost " + lost.size() + ", memory" + resident + "\n";
    }

    private static void write(String table) throws IOException {
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target", "load.md"), table);
    }
}
