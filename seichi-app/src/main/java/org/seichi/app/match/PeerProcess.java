package org.seichi.app.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** An engine in a process of its own. A watch ends it if it takes too long for an answer; then it is as if it had died. */
public final class PeerProcess implements Peer, AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final Duration limit;
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(PeerProcess::daemon);

    private PeerProcess(Process process, Duration limit) {
        this.process = process;
        this.limit = limit;
        this.answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /**
     * Starts an engine.
     *
     * @param command the program and its arguments
     * @param limit how long it may take for an answer
     * @throws IOException if it cannot be started
     */
    public static PeerProcess start(List<String> command, Duration limit) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new PeerProcess(process, limit);
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "watch");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public String ask(String command) throws IOException {
        ScheduledFuture<?> patience = watch.schedule(process::destroyForcibly, limit.toMillis(), TimeUnit.MILLISECONDS);
        try {
            send(command);
            return answer(command);
        } finally {
            patience.cancel(false);
        }
    }

    /** An engine that has ended does not answer either. */
    private void send(String command) {
        try {
            OutputStream in = process.getOutputStream();
            in.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException ended) {
            // Told when there is no answer.
        }
    }

    private String answer(String command) throws IOException {
        StringBuilder answer = new StringBuilder();
        for (Optional<String> line = line(); line.isPresent(); line = line()) {
            if (line.get().isBlank() && !answer.isEmpty()) {
                return answer.append('\n').toString();
            }
            answer.append(line.get().isBlank() ? "" : line.get() + "\n");
        }
        throw new IOException(
                "the engine has not answered " + command + ", or took longer than " + limit.toSeconds() + " s");
    }

    /** The next line; nothing if the engine has ended, in whatever way its stream tells that. */
    private Optional<String> line() {
        try {
            return Optional.ofNullable(answers.readLine());
        } catch (IOException closed) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        watch.shutdownNow();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
