package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Slow clients do not keep the server from answering others. */
@Timeout(120)
class SlowClientsTest {
    private static final int MANY = 1_000;
    /** More than the workers that send files. */
    private static final int READERS = 4;
    /** The answers of 100 KB together are more than the system keeps for a client. */
    private static final int LONG_ANSWERS = 80;

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void whileHeldOpen(String begun) throws IOException {
        List<RawClient> slow = new ArrayList<>();
        try {
            for (int i = 0; i < MANY; i++) {
                slow.add(new RawClient(server).send(begun));
            }
            long start = System.nanoTime();
            for (int i = 0; i < 20; i++) {
                assertThat(server.get("/healthz").statusCode()).isEqualTo(200);
            }
            assertThat((System.nanoTime() - start) / 1e9).isLessThan(10);
        } finally {
            for (RawClient client : slow) {
                client.close();
            }
        }
    }

    @Test
    void aThousandThatHaveSaidNothing() throws IOException {
        whileHeldOpen("");
    }

    @Test
    void aThousandHalfHeads() throws IOException {
        whileHeldOpen("GET /healthz HTTP/1.1\r\nHost: loc");
    }

    @Test
    void aThousandHalfBodies() throws IOException {
        whileHeldOpen("POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n(;SZ[9]");
    }

    @Test
    void clientsThatDoNotReadWhatTheyAskedFor() throws IOException {
        String one = "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
        String last = one.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
        List<RawClient> slow = new ArrayList<>();
        try {
            for (int i = 0; i < READERS; i++) {
                slow.add(new RawClient(server).send(one.repeat(LONG_ANSWERS - 1) + last));
            }
            for (int i = 0; i < 20; i++) {
                assertThat(server.get("/api/rules").statusCode()).isEqualTo(200);
            }
            assertThat(server.log().split("GET /openapi.json", -1)).hasSizeLessThan(READERS * LONG_ANSWERS);
            for (RawClient client : slow) {
                String answers = client.rest();
                assertThat(answers.split("HTTP/1.1 200 OK", -1)).hasSize(1 + LONG_ANSWERS);
                assertThat(answers).endsWith(server.get("/openapi.json").body());
            }
        } finally {
            for (RawClient client : slow) {
                client.close();
            }
        }
    }

    @Test
    void aRequestThatComesByteByByteIsAnswered() throws IOException {
        try (RawClient client = new RawClient(server)) {
            for (char one : "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".toCharArray()) {
                client.send(String.valueOf(one));
            }
            assertThat(client.rest()).startsWith("HTTP/1.1 200 OK").endsWith("{\"status\":\"ok\"}\n");
        }
    }

    @Test
    void requestsSentTogetherAreAnsweredInTheirOrder() throws IOException {
        String one = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
        String last = "GET /api/rules HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        try (RawClient client = new RawClient(server).send(one + one + last)) {
            String answers = client.rest();

            assertThat(answers.split("HTTP/1.1 200 OK", -1)).hasSize(4);
            assertThat(answers.indexOf("status")).isLessThan(answers.indexOf("japanese"));
        }
    }
}
