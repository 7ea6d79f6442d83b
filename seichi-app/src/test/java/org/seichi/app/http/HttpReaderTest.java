package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Assembling requests from bytes. */
class HttpReaderTest {
    private static final String HOST = "Host: localhost\r\n";

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static Request read(String text) throws RefusedException {
        HttpReader reader = new HttpReader(100);
        ByteBuffer all = bytes(text);
        assertThat(reader.take(all)).isTrue();
        assertThat(all.hasRemaining()).isFalse();
        return reader.request();
    }

    @Test
    void aRequestInOnePieceAndByteByByteIsTheSame() throws RefusedException {
        String text = "POST /api/score?komi=7&file=a%20b HTTP/1.1\r\n" + HOST
                + "Content-Type: Text/Plain\r\nContent-Length: 3\r\n\r\nabc";
        HttpReader reader = new HttpReader(100);
        for (int i = 0; i < text.length(); i++) {
            assertThat(reader.take(bytes(text.substring(i, i + 1)))).isEqualTo(i == text.length() - 1);
        }
        for (Request request : new Request[] {reader.request(), read(text)}) {
            assertThat(request.method()).isEqualTo("POST");
            assertThat(request.path()).isEqualTo("/api/score");
            assertThat(request.query()).containsEntry("komi", "7").containsEntry("file", "a b");
            assertThat(request.contentType()).isEqualTo("text/plain");
            assertThat(request.body()).asString().isEqualTo("abc");
        }
    }

    /** As programs send it that take the server for a proxy. */
    @ParameterizedTest
    @CsvSource({
        "http://a:80/b%20c?d=e%20f, A:80, /b c, e f",
        "HTTPS://[::1]:80/, [::1]:80, /, ",
        "http://localhost, localhost, /, ",
        "http://localhost?d=http://b/, localhost, /, http://b/"
    })
    void aWholeAddress(String address, String host, String path, String d) throws RefusedException {
        Request request = read("GET " + address + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");

        assertThat(request.path()).isEqualTo(path);
        assertThat(request.query().get("d")).isEqualTo(d);
        assertThat(request.header("host")).contains(host);
        assertThat(read("GET " + address + " HTTP/1.0\r\n\r\n").header("host").orElseThrow())
                .isEqualToIgnoringCase(host);
    }

    @Test
    void aBodyInChunks() throws RefusedException {
        String head = "POST / HTTP/1.1\r\n" + HOST + "Transfer-Encoding: chunked\r\n\r\n";

        assertThat(read(head + "3;x=y\r\nabc\r\n2\r\nde\r\n0\r\nX: y\r\n\r\n").body())
                .asString()
                .isEqualTo("abcde");
    }

    @Test
    void whatComesBehindIsLeft() throws RefusedException {
        ByteBuffer two = bytes("GET / HTTP/1.1\r\n" + HOST + "\r\nGET");
        HttpReader reader = new HttpReader(100);

        assertThat(reader.take(two)).isTrue();
        assertThat(two.remaining()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\n\r\n",
                "get / HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET / HTTP/1\r\nHost: a\r\n\r\n",
                "GET / HTTP/1.10\r\nHost: a\r\n\r\n",
                "GET / HTTP/11\r\nHost: a\r\n\r\n",
                "GET * HTTP/1.1\r\nHost: a\r\n\r\n",
                "OPTIONS ** HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET http://a/ HTTP/1.1\r\nHost: b\r\n\r\n",
                "GET http://a:80/ HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET http://a/ HTTP/1.1\r\n\r\n",
                "GET http://a/ HTTP/1.0\r\nHost: b\r\n\r\n",
                "GET http:///a HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET http://x@a/ HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET http://a#b HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET a HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET ?a HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET / HTTP/1.1\n",
                "GET / HTTP/1.1\r\nHost: a\n",
                "GET / HTTP/1.1\r\nHost: a\r\n\n",
                "\n",
                "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nX : y\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
                "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n",
                "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET /?komi=7&komi=0 HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET /?komi&rules=aga&k%6fmi HTTP/1.1\r\nHost: a\r\n\r\n",
                "\u0016\u0003\u0001",
                "get"
            })
    void whatCouldBeReadInTwoWaysIsRefused(String text) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> new HttpReader(100).take(bytes(text)))
                .matches(refused -> refused.response().status() == 400);
    }

    @ParameterizedTest
    @CsvSource({
        "CONNECT a:443 HTTP/1.1, 501, not-implemented",
        "CONNECT /healthz HTTP/1.0, 501, not-implemented",
        "FETCH /healthz HTTP/1.1, 501, not-implemented",
        "M-SEARCH * HTTP/1.1, 501, not-implemented",
        "Get / HTTP/1.1, 501, not-implemented",
        "PRI * HTTP/2.0, 505, version-not-supported",
        "GET / HTTP/2, 505, version-not-supported",
        "GET / HTTP/3.0, 505, version-not-supported",
        "GET / HTTP/0.9, 505, version-not-supported"
    })
    void whatTheServerDoesNotDoIsSaid(String line, int status, String code) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> read(line + "\r\n\r\n"))
                .matches(refused -> refused.response().status() == status)
                .matches(refused -> refused.refused().code().equals(code));
    }

    /** As RFC 9110 has it for a minor version that is higher than the server's. */
    @Test
    void aLaterVersionOfTheFirstIsReadLikeTheLastOneKnown() throws RefusedException {
        String text = "POST / HTTP/1.2\r\n" + HOST + "Content-Length: 3\r\n\r\nabc";
        HttpReader reader = new HttpReader(100);

        assertThat(reader.take(bytes(text))).isTrue();
        assertThat(reader.head().orElseThrow().version()).isEqualTo(1);
        assertThat(reader.request().body()).asString().isEqualTo("abc");
    }

    @Test
    void whatIsTooLongIsRefusedBeforeItHasCome() {
        for (String text : new String[] {
            "POST / HTTP/1.1\r\n" + HOST + "Content-Length: 101\r\n\r\n",
            "POST / HTTP/1.1\r\n" + HOST + "Content-Length: 999999999999999\r\n\r\n",
            "POST / HTTP/1.1\r\n" + HOST + "Transfer-Encoding: chunked\r\n\r\nfffffff\r\n"
        }) {
            assertThatExceptionOfType(RefusedException.class)
                    .isThrownBy(() -> new HttpReader(100).take(bytes(text)))
                    .matches(refused -> refused.response().status() == 413);
        }
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> new HttpReader(100).take(bytes("GET /" + "a".repeat(20_000))))
                .matches(refused -> refused.response().status() == 431);
    }

    /** The limits are 100 bytes for the body here, and 16 KB for the head. */
    @Test
    void whatIsAsLongAsItMayBeIsTaken() throws RefusedException {
        String body = "b".repeat(100);
        String chunks = "32\r\n" + body.substring(50) + "\r\n32\r\n" + body.substring(50) + "\r\n0\r\n\r\n";
        String head = "GET / HTTP/1.1\r\n" + HOST + "X: ";
        String longest = head + "x".repeat((16 << 10) - head.length() - 4);

        assertThat(read("POST / HTTP/1.1\r\n" + HOST + "Content-Length: 100\r\n\r\n" + body)
                        .body())
                .asString()
                .isEqualTo(body);
        assertThat(read("POST / HTTP/1.1\r\n" + HOST + "Transfer-Encoding: chunked\r\n\r\n" + chunks)
                        .body())
                .asString()
                .isEqualTo(body);
        assertThat(read(longest + "\r\n\r\n").header("x")).isPresent();
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> read(longest + "x\r\n\r\n"))
                .matches(refused -> refused.response().status() == 431);
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> read("POST / HTTP/1.1\r\n" + HOST + "Transfer-Encoding: chunked\r\n\r\n"
                        + chunks.replace("\r\n0\r\n", "\r\n1\r\nb\r\n0\r\n")))
                .matches(refused -> refused.response().status() == 413);
    }

    /** Of an address that is too long as many bytes as a body may have are passed over: behind it stands who is to read the refusal. */
    @ParameterizedTest
    @CsvSource({"100, true", "101, false"})
    void theHeadersBehindALongAddressAreRead(int more, boolean read) {
        String end = " HTTP/1.1\r";
        String begin = "GET /";
        String address = "a".repeat((16 << 10) + 1 + more - begin.length() - end.length());
        HttpReader reader = new HttpReader(100);

        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> reader.take(bytes(begin + address + end + "\nOrigin: http://a\r\n\r\n")))
                .matches(refused -> refused.response().status() == 431);
        assertThat(reader.head().flatMap(head -> head.header("origin")).isPresent())
                .isEqualTo(read);
    }

    @Test
    void aParameterMayHaveNoNameAndNoValue() throws RefusedException {
        assertThat(read("GET /?=a&b=&c HTTP/1.1\r\n" + HOST + "\r\n").query())
                .isEqualTo(Map.of("", "a", "b", "", "c", ""));
    }
}
