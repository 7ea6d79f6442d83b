package org.seichi.app.batch;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * The table on disk. Rows are only appended, in the order in which they are numbered; so if the process is killed, the file
 * contains whole rows and at most one incomplete one at its end, which the next run cuts off.
 */
public final class Table implements AutoCloseable {
    private final WritableByteChannel file;
    private final TableFormat format;
    private final Ledger ledger;

    private Table(WritableByteChannel file, TableFormat format, Ledger ledger) {
        this.file = file;
        this.format = format;
        this.ledger = ledger;
    }

    /** Thrown if an existing table cannot be used; the message says why. */
    public static final class Unfit extends Exception {
        private static final long serialVersionUID = 1;

        private Unfit(String message) {
            super(message);
        }
    }

    /**
     * Opens a table for appending after its existing rows.
     *
     * @param path the file, which is created if it does not exist
     * @param format the format of the rows
     * @param options the options that change rows or choose among the sources
     * @param summary receives existing and new rows
     * @throws IOException if it cannot be read or written
     * @throws Unfit if another process has it open, if it is not a table of this format, or if it was begun with other options
     */
    public static Table open(Path path, TableFormat format, List<String> options, Summary summary)
            throws IOException, Unfit {
        FileChannel file =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (!lock(file)) {
                throw new Unfit("another process is writing it");
            }
            Table table = new Table(file, format, new Ledger(options, summary));
            long end = table.readRows(file);
            table.checkOptions();
            file.truncate(end);
            file.position(end);
            if (end == 0) {
                table.write(format.header());
            }
            return table;
        } catch (IOException | Unfit | RuntimeException unusable) {
            file.close();
            throw unusable;
        }
    }

    /**
     * A table that is only written, such as on standard output.
     *
     * @param output receives it
     * @param format the format of the rows
     * @param options the options that change rows or choose among the sources
     * @param summary receives the rows
     * @throws IOException if it cannot be written
     */
    public static Table on(WritableByteChannel output, TableFormat format, List<String> options, Summary summary)
            throws IOException {
        Table table = new Table(output, format, new Ledger(options, summary));
        table.write(format.header());
        return table;
    }

    private static boolean lock(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException ownProcess) {
            return false;
        }
    }

    /** Registers all whole lines and returns the offset in bytes at which the last of them ends. */
    private long readRows(FileChannel file) throws IOException, Unfit {
        InputStream content = new BufferedInputStream(Channels.newInputStream(file), 1 << 16);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long end = 0;
        int lines = 0;
        for (int next = content.read(); next >= 0; next = content.read()) {
            line.write(next);
            if (next == '\n') {
                lines++;
                end += line.size();
                readLine(lines, line.toString(StandardCharsets.UTF_8));
                line.reset();
            }
        }
        if (lines == 0 && !isTornBeginning(line.toString(StandardCharsets.UTF_8))) {
            throw new Unfit("line 1 does not begin such a table");
        }
        return end;
    }

    private boolean isTornBeginning(String line) {
        return line.startsWith(format.beginning()) || format.beginning().startsWith(line);
    }

    private void readLine(int number, String line) throws Unfit {
        if (number == 1 && !format.header().isEmpty()) {
            if (!line.equals(format.header())) {
                throw new Unfit("line 1 does not begin such a table");
            }
            return;
        }
        try {
            ledger.noteFound(format.read(line.substring(0, line.length() - 1)));
        } catch (IllegalArgumentException noRow) {
            throw new Unfit("line " + number + " is not the next row of such a table");
        }
    }

    /** Rows made with other options are under other terms, of another part of the sources, or name these in another way. */
    private void checkOptions() throws Unfit {
        Optional<String> begun = ledger.otherOptions();
        if (begun.isPresent()) {
            throw new Unfit("this run has other options than the one that began the table: " + ledger.ownOptions()
                    + " instead of " + begun.get());
        }
    }

    /** The scoring method of the rows; empty if none has been scored. */
    public String method() {
        return ledger.method();
    }

    /** Number of rows. */
    public int rows() {
        return ledger.rows();
    }

    /** The number of the first game of a source that was missing when the table was opened; 0 if none was. Thread-safe. */
    int firstMissing(String source) {
        return ledger.firstMissing(source);
    }

    void append(List<BatchRow> rows) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (BatchRow row : rows) {
            BatchRow numbered = ledger.number(row);
            lines.append(format.line(numbered));
            ledger.note(numbered);
        }
        write(lines.toString());
    }

    private void write(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
    }

    /** Forces a file to disk and closes it; does nothing to other channels. */
    @Override
    public void close() throws IOException {
        if (file instanceof FileChannel disk) {
            disk.force(true);
            disk.close();
        }
    }
}
