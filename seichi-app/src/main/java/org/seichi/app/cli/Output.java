package org.seichi.app.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where results go: standard output, or a file that is closed at the end. */
final class Output implements AutoCloseable {
    private final PrintStream out;
    private final Optional<Path> file;

    private Output(PrintStream out, Optional<Path> file) {
        this.out = out;
        this.file = file;
    }

    /**
     * Opens it.
     *
     * @param file the file, which is overwritten; empty for standard output
     * @throws UsageException if the file cannot be written
     */
    static Output open(Streams streams, Optional<Path> file) throws UsageException {
        if (file.isEmpty()) {
            return new Output(streams.out(), file);
        }
        try {
            BufferedOutputStream stream = new BufferedOutputStream(Files.newOutputStream(file.get()));
            return new Output(new PrintStream(stream, false, StandardCharsets.UTF_8), file);
        } catch (IOException cause) {
            throw unwritable(file.get());
        }
    }

    void print(String text) {
        out.print(text);
    }

    /**
     * Writes out what is held back; closes a file.
     *
     * @throws UsageException if not everything could be written to the file
     */
    @Override
    public void close() {
        if (file.isEmpty()) {
            out.flush();
            return;
        }
        boolean incomplete = out.checkError();
        out.close();
        if (incomplete) {
            throw unwritable(file.get());
        }
    }

    private static UsageException unwritable(Path file) {
        return new UsageException(file + ": cannot be written");
    }
}
