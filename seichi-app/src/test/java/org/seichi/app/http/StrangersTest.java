package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The host names that the server accepts, and the security headers of its answers. */
class StrangersTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String called(String host) throws IOException {
        try (RawClient client = new RawClient(server)) {
            return client.send("GET /api/rules HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                    .rest();
        }
    }

    @Test
    void theServerIsCalledByItsOwnNamesAlone() throws IOException {
        for (String own : new String[] {"localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:8080"}) {
            assertThat(called(own)).startsWith("HTTP/1.1 200");
        }
        for (String other :
                new String[] {"evil.example", "localhost.evil.example:8080", "10.0.0.1", "", "127.0.0.1@x"}) {
            assertThat(called(other)).startsWith("HTTP/1.1 403").contains("\"code\":\"foreign-host\"");
        }
    }

    @ParameterizedTest
    @CsvSource({"localhost:8080, 200", "evil.example, 403"})
    void aWholeAddressHasAnOwnNameToo(String host, int status) throws IOException {
        try (RawClient client = new RawClient(server)) {
            assertThat(client.send("GET http://" + host + "/healthz HTTP/1.0\r\n\r\n")
                            .rest())
                    .startsWith("HTTP/1.1 " + status);
        }
    }

    @Test
    void namesThatAreGivenAreTaken() {
        Hosts hosts = new Hosts(List.of("Go.example.org"));

        assertThat(hosts.admits(Optional.of("go.example.org:80"), "192.0.2.1")).isTrue();
        assertThat(hosts.admits(Optional.of("192.0.2.1"), "192.0.2.1")).isTrue();
        assertThat(hosts.admits(Optional.of("example.org"), "192.0.2.1")).isFalse();
        assertThat(new Hosts(List.of("*")).admits(Optional.of("any.example"), "192.0.2.1"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/main.js", "/healthz", "/api/rules", "/no-such-thing", "/openapi.json"})
    void everyAnswerHasItsPolicies(String path) {
        checkPolicies(server.get(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "html", "svg", "png", "text", "sgf", "none"})
    void everyFormatHasThem(String format) {
        HttpResponse<String> answer =
                server.postRecord("/api/score?format=" + format, "(;SZ[9]AB[ee])".getBytes(StandardCharsets.UTF_8));
        checkPolicies(answer);
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'")
                .doesNotContain("script-src");
    }

    private static void checkPolicies(HttpResponse<String> answer) {
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("frame-ancestors 'self'", "base-uri 'none'", "form-action 'none'");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
    }
}
