package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several requests on one connection: none is lost, whatever the ones before it were. */
class ConversationTest {
    private static final String HOST = " HTTP/1.1\r\nHost: localhost\r\n";
    private static final String LAST = "GET /healthz" + HOST + "Connection: close\r\n\r\n";
    private static final String HEALTHY = "{\"status\":\"ok\"}\n";
    private static final String RECORD = "(;SZ[9]KM[6.5]RU[Japanese];B[ee];W[];B[])";

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String answers(String sent) throws IOException {
        try (RawClient client = new RawClient(server).send(sent)) {
            return client.rest();
        }
    }

    private static String post(String path, String headers, String body) {
        return "POST " + path + HOST + headers + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    @ParameterizedTest
    @CsvSource({"/, 200", "/healthz, 200", "/nothing, 404", "/api/score, 405"})
    void aHeadHasNoBodyAndTheNextRequestIsAnswered(String path, int status) throws IOException {
        String said = answers("HEAD " + path + HOST + "\r\n" + LAST);

        assertThat(said).startsWith("HTTP/1.1 " + status).endsWith(HEALTHY);
        assertThat(said.substring(0, said.indexOf("HTTP/1.1 200 OK", 1)))
                .contains("Content-Length: ")
                .endsWith("\r\n\r\n");
    }

    @Test
    void whoHasAFileIsSentAHeadWithoutALength() throws IOException {
        String said = answers("GET /main.js" + HOST + "If-None-Match: *\r\n\r\n" + LAST);

        assertThat(said).startsWith("HTTP/1.1 304 ").endsWith(HEALTHY);
        assertThat(said.substring(0, said.indexOf("HTTP/1.1 200 OK")))
                .contains("ETag: W/\"")
                .doesNotContain("Content-Length")
                .endsWith("\r\n\r\n");
    }

    @ParameterizedTest
    @CsvSource({"/api/score, 400", "/nothing, 404", "/healthz, 405", "/api/score?nothing=1, 400"})
    void theBodyOfARefusedRequestIsNotTakenForTheNextOne(String path, int status) throws IOException {
        assertThat(answers(post(path, "", "GET /nothing") + LAST))
                .startsWith("HTTP/1.1 " + status)
                .endsWith(HEALTHY);
    }

    @Test
    void aBodyInChunksEndsWhereItEnds() throws IOException {
        String chunks = "9\r\n" + RECORD.substring(0, 9) + "\r\n" + Integer.toHexString(RECORD.length() - 9)
                + ";x=y\r\n" + RECORD.substring(9) + "\r\n0\r\nTrailer: x\r\n\r\n";

        assertThat(answers("POST /api/score" + HOST + "Transfer-Encoding: chunked\r\n\r\n" + chunks + LAST))
                .startsWith("HTTP/1.1 200 OK")
                .contains("\"result\":\"B+73.5\"")
                .endsWith(HEALTHY);
    }

    @Test
    void whoWaitsToBeAskedIsAskedOnce() throws IOException {
        String request = post("/api/score", "Expect: 100-continue\r\n", RECORD);
        int body = request.indexOf(RECORD);
        try (RawClient client = new RawClient(server).send(request.substring(0, body))) {
            assertThat(client.until("\r\n\r\n")).isEqualTo("HTTP/1.1 100 Continue\r\n\r\n");
            assertThat(client.send(RECORD + LAST).rest())
                    .startsWith("HTTP/1.1 200 OK")
                    .contains("\"result\":\"B+73.5\"")
                    .doesNotContain("100 Continue")
                    .endsWith(HEALTHY);
        }
    }

    @Test
    void whatIsTooLargeIsRefusedWithoutBeingAskedFor() throws IOException {
        assertThat(answers("POST /api/score" + HOST + "Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n"))
                .startsWith("HTTP/1.1 413 ")
                .contains("Connection: close\r\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"/healthz| GET, HEAD", "/api/score| POST"})
    void whoAsksForWhatIsPossibleIsTold(String path, String methods) throws IOException {
        assertThat(answers("OPTIONS " + path + HOST + "\r\n" + LAST))
                .startsWith("HTTP/1.1 405 ")
                .contains("Allow: " + methods + "\r\n")
                .endsWith(HEALTHY);
    }

    @Test
    void theServerAsSuchSaysWhatItTakes() throws IOException {
        assertThat(answers("OPTIONS *" + HOST + "\r\n" + LAST))
                .startsWith("HTTP/1.1 204 ")
                .contains("Allow: GET, HEAD, OPTIONS, POST\r\n")
                .endsWith(HEALTHY);
    }

    /** The first bytes of a client that speaks HTTP/2 alone, one that takes the server for a proxy, and a method that none knows. */
    @ParameterizedTest
    @CsvSource({"PRI * HTTP/2.0, 505", "CONNECT go.example.org:443 HTTP/1.1, 501", "BREW /pot HTTP/1.1, 501"})
    void whoTakesTheServerForAnotherIsTold(String line, int status) throws IOException {
        assertThat(answers(line + "\r\n\r\nSM\r\n\r\n"))
                .startsWith("HTTP/1.1 " + status + " ")
                .contains("Connection: close\r\n");
    }
}
