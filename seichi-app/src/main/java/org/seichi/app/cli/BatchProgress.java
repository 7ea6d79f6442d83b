package org.seichi.app.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.seichi.app.batch.BatchListener;
import org.seichi.text.Texts;

/**
 * Shows the progress of a batch, its speed and the estimated time left: as a bar on a terminal, else as a line every half
 * minute, so that log files stay short.
 */
abstract class BatchProgress implements BatchListener, AutoCloseable {
    private static final long NANOS = 1_000_000_000;

    private final long start = System.nanoTime();
    private int rows;
    private long bytes;

    /**
     * Starts showing progress.
     *
     * @param size length of all input in bytes; 0 if unknown
     * @param found number of rows already in the table
     */
    static BatchProgress on(Streams streams, long size, int found) {
        return streams.dress().contains(Streams.Dress.PROGRESS)
                ? new Bar(streams.err(), size)
                : new Lines(streams.err(), size, found);
    }

    @Override
    public void done(int moreRows, long moreBytes) {
        rows += moreRows;
        bytes += moreBytes;
        show();
    }

    abstract void show();

    @Override
    public void close() {}

    /** Number of games in this run and games per second. */
    String rate() {
        return String.format(Locale.ROOT, "%s, %.0f/s", Texts.count(rows, "game"), rows / Math.max(1e-3, seconds()));
    }

    double seconds() {
        return (System.nanoTime() - start) / (double) NANOS;
    }

    /** The estimated time left at the mean speed so far. */
    Duration left(long size) {
        double whole = bytes == 0 ? 0 : seconds() * Math.max(0, size - bytes) / bytes;
        return Duration.ofSeconds(Math.round(whole));
    }

    private static final class Bar extends BatchProgress {
        private final ProgressBar bar;

        private Bar(PrintStream err, long size) {
            bar = new ProgressBarBuilder()
                    .setTaskName("Games")
                    .setInitialMax(size == 0 ? -1 : size)
                    .setUnit(" MB", 1 << 20)
                    .setConsumer(new ConsoleProgressBarConsumer(err))
                    .build();
        }

        @Override
        public void done(int moreRows, long moreBytes) {
            super.done(moreRows, moreBytes);
            bar.stepBy(moreBytes);
        }

        @Override
        void show() {
            bar.setExtraMessage(rate());
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    private static final class Lines extends BatchProgress {
        private static final int SECONDS = 30;

        private final PrintStream err;
        private final long size;
        private double next = SECONDS;

        private Lines(PrintStream err, long size, int found) {
            this.err = err;
            this.size = size;
            if (found > 0) {
                err.println("seichi: going on after row " + found);
            }
        }

        @Override
        void show() {
            if (seconds() < next) {
                return;
            }
            next = seconds() + SECONDS;
            Duration left = left(size);
            String rest = size == 0
                    ? ""
                    : String.format(", %d:%02d:%02d left", left.toHours(), left.toMinutesPart(), left.toSecondsPart());
            err.println("seichi: " + rate() + rest);
            err.flush();
        }
    }
}
