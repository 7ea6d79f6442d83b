package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.seichi.app.StandInMethod;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/** The behavior of a server that is asked for more than it can do. */
class LimitsTest {
    private static final byte[] RECORD =
            "(;GM[1]SZ[9]KM[0]RU[Japanese];B[ee];W[];B[])".getBytes(StandardCharsets.UTF_8);

    /** A scoring method that runs until it is released. */
    private record Slow(CountDownLatch started, CountDownLatch finish) implements ScoringMethod {
        @Override
        public String name() {
            return "slow";
        }

        @Override
        public String description() {
            return "Waits.";
        }

        @Override
        public Assessment assess(FinalPosition position, Ruleset rules, Budget budget, Trace trace) {
            // The server's own first requests are on a large board.
            if (position.position().board().width() == 9) {
                started.countDown();
                try {
                    finish.await();
                } catch (InterruptedException nobodyWaits) {
                    throw new CancellationException();
                }
            }
            return StandInMethod.ALL_ALIVE.assess(position, rules, budget, trace);
        }
    }

    @Test
    @Timeout(60)
    void aFullQueueSendsClientsAwayForAMoment() throws InterruptedException {
        Slow slow = new Slow(new CountDownLatch(1), new CountDownLatch(1));
        try (TestServer server = TestServer.start(slow, new Limits(1000, 1, 0, 1))) {
            CompletableFuture<HttpResponse<String>> first =
                    CompletableFuture.supplyAsync(() -> server.postRecord("/api/score", RECORD));
            slow.started().await();
            HttpResponse<String> second = server.postRecord("/api/score", RECORD);
            slow.finish().countDown();

            assertThat(second.statusCode()).isEqualTo(429);
            assertThat(second.headers().firstValue("Retry-After")).contains("1");
            assertThat(second.body()).contains("\"code\":\"busy\"");
            assertThat(first.join().statusCode()).isEqualTo(200);
            assertThat(server.get("/healthz").statusCode()).isEqualTo(200);
        }
    }

    @Test
    @Timeout(60)
    void whatWasAskedIsAnsweredBeforeTheEnd() throws InterruptedException {
        Slow slow = new Slow(new CountDownLatch(1), new CountDownLatch(1));
        TestServer server = TestServer.start(slow, new Limits(1000, 1, 5, 1));
        CompletableFuture<HttpResponse<String>> answer =
                CompletableFuture.supplyAsync(() -> server.postRecord("/api/score", RECORD));
        slow.started().await();
        CompletableFuture<Void> closed = CompletableFuture.runAsync(server::close);
        waitUntilNobodyIsLetIn(server);
        assertThat(closed).isNotDone();
        slow.finish().countDown();
        closed.join();

        assertThat(answer.join().statusCode()).isEqualTo(200);
        assertThat(server.log())
                .matches("(?s).*127\\.0\\.0\\.1 - - \\[[^]]+] \"POST /api/score\" 200 \\d+ [\\d.]+\\n.*");
    }

    private static void waitUntilNobodyIsLetIn(TestServer server) throws InterruptedException {
        while (true) {
            try {
                new RawClient(server).close();
                Thread.sleep(10);
            } catch (IOException refused) {
                return;
            }
        }
    }

    @Test
    @Timeout(60)
    void whatIsCheapDoesNotWaitBehindWhatIsDear() throws InterruptedException {
        Slow slow = new Slow(new CountDownLatch(1), new CountDownLatch(1));
        try (TestServer server = TestServer.start(slow, new Limits(1000, 1, 5, 1_000))) {
            CompletableFuture<HttpResponse<String>> dear =
                    CompletableFuture.supplyAsync(() -> server.postRecord("/api/prove", RECORD));
            slow.started().await();
            byte[] other = "(;GM[1]SZ[5]AB[cc])".getBytes(StandardCharsets.UTF_8);

            assertThat(server.postRecord("/api/score", other).statusCode()).isEqualTo(200);
            assertThat(server.get("/healthz").statusCode()).isEqualTo(200);
            assertThat(dear).isNotDone();
            slow.finish().countDown();
            assertThat(dear.join().statusCode()).isEqualTo(200);
        }
    }

    @Test
    @Timeout(60)
    void whatNobodyWaitsForAnyMoreEnds() throws Exception {
        Slow slow = new Slow(new CountDownLatch(1), new CountDownLatch(1));
        try (TestServer server = TestServer.start(slow, new Limits(1000, 1, 5, 1))) {
            RawClient client = new RawClient(server);
            client.send("POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + RECORD.length + "\r\n\r\n");
            client.send(new String(RECORD, StandardCharsets.UTF_8));
            slow.started().await();
            client.close();

            // There is one thread for scores, and it is free again.
            byte[] other = "(;GM[1]SZ[5]AB[cc])".getBytes(StandardCharsets.UTF_8);
            assertThat(server.postRecord("/api/score", other).statusCode()).isEqualTo(200);
            assertThat(slow.finish().getCount()).isEqualTo(1);
        }
    }

    @Test
    void nobodyGetsMoreNodesThanTheServerGives() {
        String record = "{\"record\":\"(;GM[1]SZ[9]AB[ee])\",\"options\":{\"nodes\":%d}}";
        try (TestServer server = TestServer.start(StandInMethod.ALL_ALIVE, new Limits(1000, 1, 5, 500))) {
            for (String path :
                    new String[] {"/api/score", "/api/prove", "/api/evaluate", "/api/suggest", "/api/solve"}) {
                assertThat(server.postJson(path, record.formatted(500)).statusCode())
                        .as(path)
                        .isEqualTo(200);
                HttpResponse<String> refused = server.postJson(path, record.formatted(501));
                assertThat(refused.statusCode()).isEqualTo(400);
                assertThat(refused.body()).contains("bad-value", "500 at most");
            }
        }
    }
}
