package org.seichi.app.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class StoredFileTest {
    private static final byte[] LARGE = "a line of the page\n".repeat(1000).getBytes(UTF_8);

    @Test
    void whoTakesItGetsItCompressed() throws Exception {
        Response response = file(LARGE).answer(asked("gzip, deflate, br"));

        assertThat(response.headers())
                .containsEntry("Content-Encoding", "gzip")
                .containsEntry("Cache-Control", "no-cache");
        assertThat(response.contentType()).isEqualTo("text/javascript");
        assertThat(response.body()).hasSizeLessThan(LARGE.length / 2);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(response.body())).readAllBytes())
                .isEqualTo(LARGE);
    }

    @Test
    void everybodyElseGetsItAsItIs() {
        for (String encodings : new String[] {"", "br", "identity"}) {
            Response response = file(LARGE).answer(asked(encodings));

            assertThat(response.headers()).doesNotContainKey("Content-Encoding");
            assertThat(response.body()).isEqualTo(LARGE);
        }
    }

    @Test
    void aSmallFileStaysAsItIs() {
        assertThat(file("small".getBytes(UTF_8)).answer(asked("gzip")).body()).isEqualTo("small".getBytes(UTF_8));
    }

    private static StoredFile file(byte[] content) {
        return new StoredFile("text/javascript", Map.of("Cache-Control", "no-cache"), content);
    }

    private static Request asked(String encodings) {
        return new Request("GET", "/a.js", Map.of(), Map.of("accept-encoding", encodings), "", new byte[0]);
    }
}
