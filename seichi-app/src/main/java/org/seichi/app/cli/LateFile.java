package org.seichi.app.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is created or overwritten when the first byte is written; what was there before stays until then. */
final class LateFile extends OutputStream {
    private final Path file;
    private OutputStream opened = OutputStream.nullOutputStream();
    private boolean begun;
    /** What writing it has thrown; one without a reason if it has not. */
    private IOException failure = new IOException();

    LateFile(Path file) {
        this.file = file;
    }

    /** Whether the file can probably be written: it is no folder, and it or the folder that it would be in may be changed. */
    boolean canBeWritten() {
        if (Files.exists(file)) {
            return !Files.isDirectory(file) && Files.isWritable(file);
        }
        Path folder = file.toAbsolutePath().getParent();
        return folder != null && Files.isDirectory(folder) && Files.isWritable(folder);
    }

    @Override
    public void write(int single) throws IOException {
        write(new byte[] {(byte) single});
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            if (!begun) {
                begun = true;
                opened = Files.newOutputStream(file);
            }
            opened.write(bytes, from, length);
        } catch (IOException cause) {
            failure = cause;
            throw cause;
        }
    }

    /** What a user is told where it cannot be written, with the reason if writing it has failed. */
    UsageException unwritten() {
        return Unwritten.explained(file, failure);
    }

    @Override
    public void flush() throws IOException {
        opened.flush();
    }

    @Override
    public void close() throws IOException {
        opened.close();
    }
}
