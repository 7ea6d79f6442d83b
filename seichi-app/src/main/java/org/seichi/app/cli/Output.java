package org.seichi.app.cli;

import java.io.BufferedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.seichi.app.render.Style;

/**
 * The destination of results: standard output, or a file that is closed at the end.
 *
 * @param style the style of texts for it
 */
record Output(PrintStream out, Optional<LateFile> file, Style style) implements AutoCloseable {
    /**
     * Opens a destination. An existing file is overwritten as soon as there is something to write.
     *
     * @param file the file; empty or {@code -} for standard output
     * @throws UsageException if the file cannot be written
     */
    static Output open(Streams streams, Optional<Path> file) throws UsageException {
        if (file.isEmpty() || file.get().toString().equals("-")) {
            boolean color = streams.dress().contains(Streams.Dress.COLOR);
            return new Output(streams.out(), Optional.empty(), color ? Style.COLOR : Style.PLAIN);
        }
        LateFile late = new LateFile(file.get());
        if (!late.canBeWritten()) {
            throw late.unwritten();
        }
        BufferedOutputStream stream = new BufferedOutputStream(late);
        return new Output(new PrintStream(stream, false, StandardCharsets.UTF_8), Optional.of(late), Style.PLAIN);
    }

    void print(String text) {
        out.print(text);
    }

    void write(byte[] bytes) {
        out.write(bytes, 0, bytes.length);
    }

    /**
     * Flushes standard output, or closes the file.
     *
     * @throws UsageException if not everything could be written to the file
     */
    @Override
    public void close() {
        if (file.isEmpty()) {
            out.flush();
            return;
        }
        out.close();
        if (out.checkError()) {
            throw file.get().unwritten();
        }
    }
}
