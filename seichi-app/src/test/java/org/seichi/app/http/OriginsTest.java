package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The origins whose pages are answered. */
class OriginsTest {
    private static final String ALLOWED = "Access-Control-Allow-Origin";
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void aPageThatIsNamedMayReadTheAnswer() {
        HttpResponse<String> answer = server.sendFrom(TestServer.FRIEND, "GET", "/api/rules");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue(ALLOWED)).contains(TestServer.FRIEND);
        assertThat(answer.headers().firstValue("Vary")).contains("Origin");
    }

    @Test
    void aFileVariesByWhatTheBrowserUnpacksToo() {
        HttpResponse<String> answer = server.sendFrom(TestServer.FRIEND, "GET", "/review.js");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Vary")).contains("Accept-Encoding, Origin");
    }

    @Test
    void aBrowserMayAskBeforehand() {
        HttpResponse<String> answer = server.sendFrom(TestServer.FRIEND, "OPTIONS", "/api/score");

        assertThat(answer.statusCode()).isEqualTo(204);
        assertThat(answer.headers().firstValue(ALLOWED)).contains(TestServer.FRIEND);
        assertThat(answer.headers().firstValue("Access-Control-Allow-Methods")).contains("GET, POST");
        assertThat(answer.headers().firstValue("Access-Control-Allow-Headers")).contains("Content-Type");
    }

    @Test
    void anyOtherPageIsRefused() {
        for (String method : new String[] {"GET", "OPTIONS"}) {
            HttpResponse<String> answer = server.sendFrom("https://stranger.example", method, "/api/rules");

            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.body()).contains("\"code\":\"foreign-origin\"");
            assertThat(answer.headers().firstValue(ALLOWED)).isEmpty();
        }
    }

    @Test
    void thePageOfTheServerItselfNeedsNoName() {
        String own = "http://127.0.0.1:" + server.at("/").getPort();

        assertThat(server.sendFrom(own, "GET", "/api/rules").statusCode()).isEqualTo(200);
    }

    @Test
    void aStarStandsForAll() {
        assertThat(new Origins(List.of("*")).isAllowed("https://anybody.example"))
                .isTrue();
        assertThat(Origins.OWN.isAllowed("https://anybody.example")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"9, 17000", "17000, 9", "900000, 17000"})
    void aPageThatIsNamedMayReadThatItsHeadIsTooLong(int address, int cookie) throws IOException {
        try (RawClient client = new RawClient(server)) {
            client.send("GET /api/rules?" + "a".repeat(address) + " HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: "
                    + TestServer.FRIEND + "\r\nCookie: " + "a".repeat(cookie) + "\r\n\r\n");

            assertThat(client.until("\r\n\r\n"))
                    .startsWith("HTTP/1.1 431")
                    .contains(ALLOWED + ": " + TestServer.FRIEND);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/rules?a=1, 400",
        "GET, /api/rules?a=1&a=2, 400",
        "POST, /api/score?komi=1&komi=2, 400",
        "GET, /api/%FF%zz, 400",
        "GET, /nothing, 404",
        "GET, /api/score, 405",
    })
    void aPageThatIsNamedMayReadWhyItIsRefused(String method, String address, int status) throws IOException {
        int port = server.at("/").getPort();
        try (RawClient client = new RawClient(server)) {
            client.send(method + " " + address + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nOrigin: "
                    + TestServer.FRIEND + "\r\nContent-Length: 0\r\n\r\n");

            assertThat(client.until("\r\n\r\n"))
                    .startsWith("HTTP/1.1 " + status)
                    .contains(ALLOWED + ": " + TestServer.FRIEND);
        }
    }
}
