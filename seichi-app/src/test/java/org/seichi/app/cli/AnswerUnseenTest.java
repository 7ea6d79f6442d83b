package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.method.Methods;

/** Scoring does not use the answer: without result, marks, comments and names, and under any file name, the score is the same. */
class AnswerUnseenTest {
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final String ANSWERS = "(RE|TB|TW|C|GC|N|GN|PB|PW|BR|WR|EV|PC|DT|AN|US|SO)";

    @TempDir
    private Path folder;

    private static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".sgf")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theScoreIsTheSame(Path example) throws IOException {
        String record = Files.readString(example);
        String told = record.stripTrailing()
                .replaceFirst("\\)$", "C[All of White is dead.]TB[aa]TW[bb])")
                .replaceFirst("RE\\[[^]]*\\]", "RE[B+99.5]");
        String untold = record.replaceAll("(?<![A-Z])" + ANSWERS + "(\\[[^]]*\\]\\s*)+", "");
        assertThat(untold).isNotEqualTo(record).doesNotContain("RE[");

        String answer = score(example.toString());
        assertThat(score(Games.write(folder, "B+99.5.sgf", told))).isEqualTo(answer);
        assertThat(score(Games.write(folder, "1.sgf", untold))).isEqualTo(answer);
    }

    /**
     * The whole JSON object without file name, times and the warning that the recorded result differs, which is added only
     * after scoring.
     */
    private static String score(String file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
        Streams streams = new Streams(new ByteArrayInputStream(new byte[0]), stream, stream, Set.of());
        assertThat(SeichiCommand.run(streams, Methods.all(), "score", file, "--format", "json"))
                .isZero();
        return out.toString(StandardCharsets.UTF_8)
                .replaceFirst("\"file\":\"[^\"]*\",", "")
                .replaceFirst(",?\\{\"code\":\"result-differs\"[^}]*}", "")
                .replaceFirst("\"micros\":\\d+,\"recordMicros\":\\d+", "");
    }
}
