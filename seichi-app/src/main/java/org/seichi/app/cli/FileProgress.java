package org.seichi.app.cli;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.seichi.app.suite.SuiteRunner;

/** A progress bar on standard error if that is a terminal; else nothing. */
record FileProgress(Optional<ProgressBar> bar) implements SuiteRunner.Progress, AutoCloseable {
    /** A bar for a number of files. */
    static FileProgress on(Streams streams, int files) {
        if (!streams.dress().contains(Streams.Dress.PROGRESS)) {
            return new FileProgress(Optional.empty());
        }
        return new FileProgress(Optional.of(new ProgressBarBuilder()
                .setTaskName("Games")
                .setInitialMax(files)
                .setConsumer(new ConsoleProgressBarConsumer(streams.err()))
                .build()));
    }

    @Override
    public void step() {
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
