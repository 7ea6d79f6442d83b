package org.seichi.app.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A running GTP engine. Every answer has a time limit. The process and its descendants are ended when this is closed, and also
 * when the program exits.
 */
public final class EngineProcess implements AutoCloseable {
    /** Longest answer in characters; guards against a program that floods its output. */
    private static final int LONGEST_ANSWER = 100_000;

    private static final int WAITING_LINES = 10_000;
    private static final int GRACE_MILLIS = 300;

    private final Process process;
    private final Duration limit;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(WAITING_LINES);
    private final Thread ending;

    /** End-of-output marker in the queue, recognized by identity. */
    private static final String END = new String("end");

    /**
     * Starts an engine.
     *
     * @param command the program and its arguments
     * @param limit time limit for each answer
     * @throws EngineException if it cannot be started
     */
    EngineProcess(List<String> command, Duration limit) throws EngineException {
        this.limit = limit;
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException | RuntimeException cause) {
            throw new EngineException("the engine cannot be started: " + String.join(" ", command));
        }
        ending = new Thread(this::kill, "end-engine");
        Runtime.getRuntime().addShutdownHook(ending);
        Thread reader = new Thread(this::read, "read-engine");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts an engine.
     *
     * @param command the command line; split at blanks outside quotes
     * @param limit time limit for each answer
     * @throws EngineException if it cannot be started
     */
    public static EngineProcess start(String command, Duration limit) throws EngineException {
        return new EngineProcess(CommandWords.of(command), limit);
    }

    private void read() {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.put(line.length() > LONGEST_ANSWER ? line.substring(0, LONGEST_ANSWER) : line);
            }
            lines.put(END);
        } catch (IOException closed) {
            lines.offer(END);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Sends a command and waits for the answer.
     *
     * @return the answer without its status sign, lines separated by line feeds
     * @throws EngineException if the engine has ended, exceeds the time limit, refuses the command, or violates the protocol
     */
    public String ask(String command) throws EngineException {
        String name = name(command);
        String answer = exchange(command);
        if (answer.startsWith("?")) {
            throw new EngineException(
                    "the engine refuses " + name + ": " + answer.substring(1).strip());
        }
        return answer.substring(1).strip();
    }

    /**
     * Sends a command and waits for the answer, whether of success or of failure.
     *
     * @return the answer with its status sign, = or ?
     * @throws EngineException if the engine has ended, exceeds the time limit, or violates the protocol
     */
    public String exchange(String command) throws EngineException {
        try {
            OutputStream in = process.getOutputStream();
            in.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException closed) {
            throw new EngineException("the engine has ended");
        }
        String answer = answer(name(command)).strip();
        if (!answer.startsWith("=") && !answer.startsWith("?")) {
            throw new EngineException("the engine answers " + name(command) + " with something other than an answer");
        }
        return answer;
    }

    private static String name(String command) {
        return command.split(" ", 2)[0];
    }

    /** All lines up to an empty one; empty lines before the first are skipped. */
    private String answer(String name) throws EngineException {
        long end = System.nanoTime() + limit.toNanos();
        StringBuilder answer = new StringBuilder();
        while (answer.length() <= LONGEST_ANSWER) {
            String line = next(end - System.nanoTime(), name);
            if (line.isBlank() && !answer.isEmpty()) {
                return answer.toString();
            }
            if (!line.isBlank()) {
                answer.append(line.strip()).append('\n');
            }
        }
        throw new EngineException("the engine does not stop answering " + name);
    }

    @SuppressWarnings("ReferenceEquality") // compared by identity, so that no line of an engine is taken for the marker
    private String next(long nanos, String name) throws EngineException {
        try {
            String line = lines.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new EngineException("the engine did not answer " + name + " within " + limit.toSeconds() + " s");
            }
            if (line == END) {
                throw new EngineException("the engine has ended");
            }
            return line;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new EngineException("the engine was given up");
        }
    }

    private void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Waits until a killed process has ended, at most for the time limit. */
    private void waitFor(ProcessHandle killed) {
        try {
            killed.onExit().get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException stays) {
            // left to the operating system
        }
    }

    /** Sends {@code quit}, and kills the engine and its descendants if they do not end. */
    @Override
    public void close() {
        try (OutputStream in = process.getOutputStream()) {
            in.write("quit\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            // it has ended already
        }
        try {
            process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        List<ProcessHandle> children = process.descendants().toList();
        kill();
        children.forEach(this::waitFor);
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException endingAlready) {
            // the program is ending, and the hook runs
        }
    }
}
