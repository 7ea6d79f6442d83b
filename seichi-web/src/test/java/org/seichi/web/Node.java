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
    private static final int PATIENCE_SECONDS = 180;
    private static final int STARTS = 2;

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
        Output output = runOnce(folder, command(program, words));
        assertThat(output.status()).as(output.text()).isZero();
        return output.text();
    }

    /**
     * Runs a program of others that is written for Node, which must succeed. It gets no threads to compile its code: Node
     * at times stops for good at its exit, when such a thread and the main thread wait for each other (nodejs/node#54918).
     */
    void tool(Path folder, String... words) throws IOException, InterruptedException {
        Output output = run(
                folder,
                Stream.concat(Stream.of(program, "--single-threaded"), Stream.of(words))
                        .toList());
        assertThat(output.status()).as(output.text()).isZero();
    }

    static List<String> command(String program, String... words) {
        return Stream.concat(Stream.of(program), Stream.of(words)).toList();
    }

    /**
     * The output of a program on both streams.
     *
     * @param status its exit status; -1 if it did not end in time or could not be started
     */
    record Output(int status, String text) {
        boolean ended() {
            return status >= 0;
        }
    }

    /** Runs a program of others. One that does not end is no finding about this project: it is started once more. */
    static Output run(Path folder, List<String> command) throws IOException, InterruptedException {
        Output output = runOnce(folder, command);
        for (int start = 1; start < STARTS && !output.ended(); start++) {
            output = runOnce(folder, command);
        }
        return output;
    }

    private static Output runOnce(Path folder, List<String> command) throws IOException, InterruptedException {
        Path said = Files.createTempFile("seichi-node", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            String text = Files.readString(said, StandardCharsets.UTF_8);
            return ended
                    ? new Output(process.exitValue(), text)
                    : new Output(
                            -1,
                            "%s did not end within %d s; it printed: %s".formatted(command, PATIENCE_SECONDS, text));
        } catch (IOException missing) {
            return new Output(-1, missing.getMessage());
        } finally {
            Files.delete(said);
        }
    }
}
