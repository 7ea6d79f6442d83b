package org.seichi.app.gtp;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;

/** The lines of a controller, read by a thread of their own, so that a line is seen while the one before is still being answered. */
public final class LinesAhead implements Controller {
    /** Number of lines read ahead; more stay with the controller. */
    private static final int MOST = 64;

    /** What a reading came to: a line, the end of the input, or a failure. */
    private record Read(Optional<String> line, Optional<IOException> failure) {}

    private final BlockingQueue<Read> waiting = new ArrayBlockingQueue<>(MOST);
    private final Object lock = new Object();
    private Thread working;

    private LinesAhead() {}

    /** Begins to read. */
    public static LinesAhead of(GtpLines lines) {
        LinesAhead ahead = new LinesAhead();
        Thread reader = new Thread(() -> ahead.readAll(lines), "lines of the controller");
        reader.setDaemon(true);
        reader.start();
        return ahead;
    }

    private void readAll(GtpLines lines) {
        try {
            Read read;
            do {
                read = read(lines);
                waiting.put(read);
                interrupt();
            } while (read.line().isPresent());
        } catch (InterruptedException unused) {
            // Nothing interrupts this thread; if something did, the session would have ended.
            Thread.currentThread().interrupt();
        }
    }

    private static Read read(GtpLines lines) {
        try {
            return new Read(lines.next(), Optional.empty());
        } catch (IOException failure) {
            return new Read(Optional.empty(), Optional.of(failure));
        }
    }

    /** Waits for the next line; empty at the end of the input. */
    public Optional<String> next() throws IOException {
        try {
            Read read = waiting.take();
            if (read.failure().isPresent()) {
                throw read.failure().get();
            }
            return read.line();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public <T> Optional<T> untilNext(Work<T> work) throws GtpException {
        synchronized (lock) {
            working = Thread.currentThread();
        }
        try {
            interrupt();
            return Optional.of(work.result());
        } catch (CancellationException nobodyWaits) {
            return Optional.empty();
        } finally {
            synchronized (lock) {
                working = null;
                Thread.interrupted();
            }
        }
    }

    /** Interrupts the work that is going on, if a line waits. */
    private void interrupt() {
        synchronized (lock) {
            if (working != null && hasNext()) {
                working.interrupt();
            }
        }
    }

    @Override
    public boolean hasNext() {
        Read next = waiting.peek();
        return next != null && next.line().isPresent();
    }
}
