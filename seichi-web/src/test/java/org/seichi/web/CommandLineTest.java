package org.seichi.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.app.cli.SeichiCommand;
import org.seichi.app.cli.Streams;
import org.seichi.method.Methods;
import org.seichi.record.Encodings;
import org.seichi.search.Budget;

/** The engine's answers are those of the command line, byte for byte except for the times. */
class CommandLineTest {
    private final Engine engine = new Engine(new FullRepertoire(), Encodings.ofJava());

    private static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../examples"))) {
            return files.filter(file -> file.toString().endsWith(".sgf")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void recordsAreAnsweredAlike(Path example) throws IOException {
        byte[] record = Files.readAllBytes(example);
        compare("score", record, "--explain", "explain true");
        compare("score", record, "--method=static", "method static");
        compare("score", record, "--rules=aga", "rules aga");
        compare("score", record, "--move=12", "move 12");
        compare("info", record);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anotherResultOfTheRecordIsToldAlike(Path example) throws IOException {
        byte[] record = Files.readString(example)
                .replaceFirst("RE\\[[^]]*\\]", "")
                .replaceFirst("\\(;", "(;RE[B+99.5]")
                .getBytes(UTF_8);
        assertThat(compare("score", record)).contains("result-differs");
        assertThat(compare("score", record, "--method=static", "method static")).contains("result-differs");
        assertThat(compare("score", record, "--komi=1", "komi 1")).doesNotContain("result-differs");
    }

    @Test
    void theOtherQuestionsAreAnsweredAlike() throws IOException {
        byte[] record = Files.readAllBytes(Path.of("../examples/9x9-seki.sgf"));
        compare("prove", record, "--budget=small", "nodes " + Budget.SMALL.nodes());
        compare("evaluate", record, "--move=20", "move 20", "--effort=page", "effort page");
        compare("suggest", record, "--move=20", "move 20", "--top=2", "top 2");
        compare("solve", record, "--budget=900", "nodes 900");
    }

    /** Asserts that both answers are equal, and returns them. */
    private String compare(String question, byte[] record, String... options) {
        List<String> arguments = new ArrayList<>(List.of(question, "-", "--format=json"));
        StringBuilder wishes = new StringBuilder();
        for (String option : options) {
            if (option.startsWith("--")) {
                arguments.add(option);
            } else {
                wishes.append(option).append('\n');
            }
        }
        String answer = engine.answer(question, record, wishes.toString());
        assertThat(answer).as(arguments.toString()).isEqualTo(commandLine(record, arguments));
        return answer;
    }

    private static String commandLine(byte[] record, List<String> arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, false, UTF_8);
        Streams streams = new Streams(new ByteArrayInputStream(record), stream, stream, Set.of());
        SeichiCommand.run(streams, Methods.all(), arguments.toArray(String[]::new));
        return out.toString(UTF_8).replaceAll(",\"(m|recordM)icros\":\\d+", "");
    }
}
