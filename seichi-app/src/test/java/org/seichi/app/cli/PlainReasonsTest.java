package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reasons are worded as players speak; a method's internal counts are shown only by {@code --explain}. */
class PlainReasonsTest {
    private static final Pattern OF_A_METHOD = Pattern.compile("(?i)stability \\d|in round \\d|deadest|makings");
    private static final Pattern TEXT = Pattern.compile("\"text\":\"(?:[^\"\\\\]|\\\\.)*\"");

    private static String[] examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "examples"))) {
            return files.map(Path::toString)
                    .filter(file -> file.endsWith(".sgf") && !file.contains("19x19-chinese"))
                    .sorted()
                    .toArray(String[]::new);
        }
    }

    private static String score(String method, String format) throws IOException {
        String[] arguments = Stream.concat(
                        Stream.of("score", "--method", method, "--format", format), Stream.of(examples()))
                .toArray(String[]::new);
        return Run.ofProgram(arguments).out();
    }

    @ParameterizedTest
    @ValueSource(strings = {"reading", "static", "park", "dynamic"})
    void noReasonIsANumberOfTheMethod(String method) throws IOException {
        List<String> texts = TEXT.matcher(score(method, "json"))
                .results()
                .map(found -> found.group())
                .toList();

        assertThat(texts)
                .hasSizeGreaterThan(50)
                .noneMatch(text -> OF_A_METHOD.matcher(text).find());
        assertThat(score(method, "text")).doesNotContainPattern(OF_A_METHOD);
    }
}
