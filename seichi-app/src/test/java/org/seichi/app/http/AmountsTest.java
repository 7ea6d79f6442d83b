package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.seichi.app.StandInMethod;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/** How much the server keeps, queues, computes at once and writes into its log: just as much, and one more. */
class AmountsTest {
    @Test
    void twoThousandAndFortyEightBytesAreWorthCompressing() {
        Request request = new Request("GET", "/a.js", Map.of(), Map.of("accept-encoding", "gzip"), "", new byte[0]);
        for (int length : new int[] {2047, 2048}) {
            Response response = new StoredFile("text/javascript", Map.of(), new byte[length]).answer(request);
            assertThat(response.headers().containsKey("Content-Encoding")).isEqualTo(length == 2048);
            assertThat(response.headers().containsKey("Vary")).isEqualTo(length == 2048);
        }
    }

    @Test
    void twoHundredCharactersOfAPathAreLogged() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        AccessLog log = new AccessLog(
                new PrintStream(bytes, true, StandardCharsets.UTF_8), Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
        InetSocketAddress client = new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
        log.gone(client, "GET", "/" + "a".repeat(199), 1_550_000);
        log.gone(client, "GET", "/" + "a".repeat(199) + "b", 0);
        String line = "127.0.0.1 - - [01/Jan/1970:00:00:00 +0000] \"GET /" + "a".repeat(199) + "\" 499 0 ";
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines()).containsExactly(line + "1.6", line + "0.0");
    }

    /** The lines of a body in chunks: 64 characters with the line feed. */
    @Test
    void aLineBetweenChunksHasSixtyFourCharacters() throws Exception {
        String head = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
        String line = "0;" + "x".repeat(60);
        assertThat(new HttpReader(100).take(bytes(head + line + "\r\n\r\n"))).isTrue();
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> new HttpReader(100).take(bytes(head + line + "x\r\n\r\n")))
                .matches(refused -> refused.response().status() == 431);
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** A long answer waits for a client that has not taken more than 256 KB of it. */
    @Test
    @Timeout(60)
    void aQuarterOfAMegabyteWaitsForTheClient() throws IOException, InterruptedException {
        Outgoing outgoing = new Outgoing();
        outgoing.addInTurn(new byte[256 << 10]);
        outgoing.addInTurn(new byte[1]);
        Thread worker = new Thread(() -> {
            try {
                outgoing.addInTurn(new byte[1]);
            } catch (IOException gone) {
                // The client is.
            }
        });
        worker.start();
        while (worker.getState() != Thread.State.WAITING) {
            assertThat(worker.isAlive()).isTrue();
            Thread.onSpinWait();
        }
        outgoing.close();
        worker.join();
    }

    /** Bodies that are still arriving, of all clients together. */
    @Test
    void sixtyFourMegabytesOfBodiesAreKept() throws IOException, RefusedException {
        long most = Math.min(64 << 20, Runtime.getRuntime().maxMemory() / 8);
        try (ServerSocketChannel server = ServerSocketChannel.open()) {
            Listener listener = new Listener(server, null, 1000);
            listener.count((int) most);
            listener.checkRoom();
            listener.count(1);
            assertThatExceptionOfType(RefusedException.class)
                    .isThrownBy(listener::checkRoom)
                    .matches(refused -> refused.response().status() == 429);
            listener.count(-1);
            listener.checkRoom();
        }
    }

    @Test
    void soMuchRunsAtOnceAndSoMuchWaits() throws Exception {
        try (Workers workers = new Workers(new Limits(1000, 3, 5, 1))) {
            assertThat(taken(workers, Load.FILES)).isEqualTo(2 + 4096);
            assertThat(taken(workers, Load.SCORES)).isEqualTo(3 + 5);
            assertThat(taken(workers, Load.SEARCHES)).isEqualTo(3 + 5);
            assertThat(taken(workers, Load.STREAMS)).isEqualTo(16);
        }
    }

    /** How many tasks without an end are accepted. */
    private static int taken(Workers workers, Load load) {
        int taken = 0;
        try {
            while (taken < 10_000) {
                assertThat(workers.submit(load, AmountsTest::waitForEver)).isNotDone();
                taken++;
            }
        } catch (RefusedException full) {
            assertThat(full.response().status()).isEqualTo(429);
        }
        return taken;
    }

    private static void waitForEver() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** As the documentation of the API says. */
    @Test
    void theUsualLimits() {
        assertThat(Limits.NORMAL)
                .isEqualTo(new Limits(1_048_576, Runtime.getRuntime().availableProcessors(), 64, 100_000));
    }

    /** A method that counts the games that it is asked about. */
    private record Counting(AtomicInteger games) implements ScoringMethod {
        @Override
        public String name() {
            return "counting";
        }

        @Override
        public String description() {
            return "Counts.";
        }

        @Override
        public Assessment assess(FinalPosition position, Ruleset rules, Budget budget, Trace trace) {
            games.incrementAndGet();
            return StandInMethod.ALL_ALIVE.assess(position, rules, budget, trace);
        }
    }

    @Test
    void thirtyTwoAssessmentsAreKept() throws Exception {
        AtomicInteger games = new AtomicInteger();
        Analyses analyses = new Analyses(List.of(new Counting(games)), Limits.NORMAL);
        for (int i = 0; i < 32; i++) {
            analyses.score(record(100 + i));
        }
        analyses.score(record(100));
        assertThat(games).as("the first is still there").hasValue(32);
        analyses.score(record(200));
        analyses.score(record(100));
        assertThat(games).as("and was used lately").hasValue(33);
        analyses.score(record(101));
        assertThat(games).as("the second is gone").hasValue(34);
    }

    @Test
    void recordsOfSixtyFourKilobytesAreKept() throws Exception {
        AtomicInteger games = new AtomicInteger();
        Analyses analyses = new Analyses(List.of(new Counting(games)), Limits.NORMAL);
        for (int length : new int[] {65_536, 65_536, 65_537, 65_537}) {
            analyses.score(record(length));
        }
        assertThat(games).hasValue(1 + 2);
    }

    /** A record of that many bytes. */
    private static Request record(int length) {
        String start = "(;GM[1]SZ[5]AB[cc]C[";
        String text = start + "x".repeat(length - start.length() - 2) + "])";
        return new Request("POST", "", Map.of(), "", text.getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void picturesAreAHundredTo2048PixelsWide() throws Exception {
        for (int size : new int[] {100, 2048}) {
            assertThat(GameRequest.of(asked("size", size), AcceptedKeys.SCORE).size())
                    .hasValue(size);
        }
        assertRefused("size", 99);
        assertRefused("size", 2049);
    }

    @Test
    void aMoveHasANumberUpToAHundredThousand() throws Exception {
        GameRequest.of(asked("move", 0), AcceptedKeys.SCORE);
        GameRequest.of(asked("move", 100_000), AcceptedKeys.SCORE);
        assertRefused("move", -1);
        assertRefused("move", 100_001);
        assertRefused("game", 0);
        assertRefused("nodes", 0);
    }

    private static Request asked(String option, int value) {
        return new Request("POST", "", Map.of(option, String.valueOf(value)), "", new byte[0]);
    }

    private static void assertRefused(String option, int value) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> GameRequest.of(asked(option, value), AcceptedKeys.SCORE))
                .matches(refused -> refused.response().status() == 400);
    }
}
