package org.seichi.app.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredFileTest {
    private static final byte[] LARGE = "a line of the page\n".repeat(1000).getBytes(UTF_8);

    @ParameterizedTest
    @ValueSource(strings = {"gzip, deflate, br", "br;q=1.0, gzip;q=0.8, *;q=0", "GZIP", "x-gzip", "*", "br, *;q=0.1"})
    void whoTakesItGetsItCompressed(String encodings) throws Exception {
        Response response = file(LARGE).answer(asked(encodings));

        assertThat(response.headers())
                .containsEntry("Content-Encoding", "gzip")
                .containsEntry("Vary", "Accept-Encoding")
                .containsEntry("Cache-Control", "no-cache");
        assertThat(response.contentType()).isEqualTo("text/javascript");
        assertThat(response.body()).hasSizeLessThan(LARGE.length / 2);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(response.body())).readAllBytes())
                .isEqualTo(LARGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "br", "identity", "gzip;q=0", "gzip; q=0.000, br", "*;q=0", "*, gzip;q=0", "gzip2"})
    void everybodyElseGetsItAsItIs(String encodings) {
        Response response = file(LARGE).answer(asked(encodings));

        assertThat(response.headers()).doesNotContainKey("Content-Encoding").containsEntry("Vary", "Accept-Encoding");
        assertThat(response.body()).isEqualTo(LARGE);
    }

    @Test
    void aSmallFileStaysAsItIs() {
        Response response = file("small".getBytes(UTF_8)).answer(asked("gzip"));

        assertThat(response.body()).isEqualTo("small".getBytes(UTF_8));
        assertThat(response.headers()).doesNotContainKey("Vary");
    }

    @Test
    void aPictureThatIsCompressedAlreadyStaysAsItIs() {
        Response picture = Gzip.answer(Response.ok("image/png", LARGE), asked("gzip"));
        Response answer = Gzip.answer(Response.ok(Response.JSON, LARGE), asked("gzip"));

        assertThat(picture.headers()).isEmpty();
        assertThat(answer.headers()).containsEntry("Content-Encoding", "gzip").containsEntry("Vary", "Accept-Encoding");
        assertThat(Gzip.answer(answer, asked("gzip"))).isSameAs(answer);
    }

    @Test
    void whoHasItIsSentNothing() {
        StoredFile file = file(LARGE);
        String tag = file.answer(asked("")).headers().get("ETag");
        assertThat(file.answer(asked("gzip")).headers()).containsEntry("ETag", tag);
        for (String had : new String[] {tag, tag.substring(2), "\"other\", " + tag, "*"}) {
            Response response = file.answer(has(had));
            assertThat(response.status()).as(had).isEqualTo(304);
            assertThat(response.body()).isEmpty();
            assertThat(response.headers())
                    .containsEntry("ETag", tag)
                    .containsEntry("Cache-Control", "no-cache")
                    .containsEntry("Vary", "Accept-Encoding");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"0123456789abcdef\"", "W/", "\"\"", "W/\"*\""})
    void whoHasAnotherIsSentThisOne(String had) {
        assertThat(file(LARGE).answer(has(had)).body()).isEqualTo(LARGE);
        assertThat(file(LARGE).answer(asked("")).headers().get("ETag"))
                .isNotEqualTo(file("small".getBytes(UTF_8))
                        .answer(asked(""))
                        .headers()
                        .get("ETag"));
    }

    private static Request has(String tags) {
        return new Request("GET", "/a.js", Map.of(), Map.of("if-none-match", tags), "", new byte[0]);
    }

    private static StoredFile file(byte[] content) {
        return new StoredFile("text/javascript", Map.of("Cache-Control", "no-cache"), content);
    }

    private static Request asked(String encodings) {
        return new Request("GET", "/a.js", Map.of(), Map.of("accept-encoding", encodings), "", new byte[0]);
    }
}
