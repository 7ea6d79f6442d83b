package org.seichi.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The Node.js that runs the engine, as {@code .ci/node} finds or fetches it. */
final class Node {
    /** The package as built. */
    static final Path PACKAGE = Path.of("target/npm").toAbsolutePath();

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final int PATIENCE_SECONDS = 600;

    private final String program;

    private Node(String program) {
        this.program = program;
    }

    /** The Node.js of this machine; where there is none, the test is skipped and says what was not checked. */
    static Node found(String unchecked) throws IOException, InterruptedException {
        Output found = run(ROOT, List.of(ROOT.resolve(".ci/node").toString()));
        assumeTrue(found.status() == 0, "no Node of 22 or newer here: " + unchecked);
        String[] lines = found.text().strip().split("\n", -1);
        return new Node(lines[lines.length - 1]);
    }

    /** The path of a test script. */
    static Path script(String name) {
        return Path.of("src/test/npm", name).toAbsolutePath();
    }

    /** Runs a script, which must succeed, and returns its output. */
    String run(Path folder, String... words) throws IOException, InterruptedException {
        Output output = run(folder, command(program, words));
        assertThat(output.status()).as(output.text()).isZero();
        return output.text();
    }

    static List<String> command(String program, String... words) {
        return Stream.concat(Stream.of(program), Stream.of(words)).toList();
    }

    /**
     * The output of a program on both streams.
     *
     * @param status its exit status; -1 if it did not end in time or could not be started
     */
    record Output(int status, String text) {}

    static Output run(Path folder, List<String> command) throws IOException, InterruptedException {
        Path said = Files.createTempFile("seichi-node", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            return new Output(ended ? process.exitValue() : -1, Files.readString(said, StandardCharsets.UTF_8));
        } catch (IOException missing) {
            return new Output(-1, missing.getMessage());
        } finally {
            Files.delete(said);
        }
    }
}
