package org.seichi.app.picture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures on a machine without fonts, simulated by an empty list of fonts for Java. */
class NoFontsTest {
    private static final Path GAME = Path.of("../examples/9x9-dead-stones.sgf");

    @TempDir
    private Path folder;

    private Process seichi(String... arguments) throws IOException {
        Path none = Files.write(folder.resolve("none.properties"), new byte[0]);
        List<String> java = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dsun.awt.fontconfig=" + none,
                "-cp",
                System.getProperty("java.class.path"),
                "org.seichi.app.Main");
        return new ProcessBuilder(
                        Stream.concat(java.stream(), Stream.of(arguments)).toList())
                .redirectErrorStream(true)
                .start();
    }

    @Test
    void aPictureInPixelsIsRefusedInALine() throws Exception {
        Path picture = folder.resolve("picture.png");
        Process run = seichi("score", "--format", "png", "--output", picture.toString(), GAME.toString());

        assertThat(new String(run.getInputStream().readAllBytes(), UTF_8))
                .contains("this machine has no fonts")
                .hasLineCount(1);
        assertThat(run.waitFor()).isEqualTo(2);
    }

    @Test
    void aServerRefusesItAgainAndAgainAndAnswersTheRest() throws Exception {
        Process run = seichi("serve", "--port", "0");
        try (BufferedReader said = new BufferedReader(new InputStreamReader(run.getInputStream(), UTF_8))) {
            String address = said.readLine().replaceFirst(".* (?=http)", "");
            for (String format : List.of("png", "png", "svg")) {
                HttpRequest asked = HttpRequest.newBuilder(URI.create(address + "api/score?format=" + format))
                        .POST(HttpRequest.BodyPublishers.ofFile(GAME))
                        .build();
                var answer = HttpClient.newHttpClient().send(asked, BodyHandlers.ofString());
                assertThat(answer.statusCode()).isEqualTo(format.equals("png") ? 501 : 200);
                assertThat(answer.body()).contains(format.equals("png") ? "no-fonts" : "<svg");
            }
        } finally {
            run.destroy();
        }
    }
}
