package org.seichi.app.cli;

import org.seichi.app.files.Failure;

/** Counts successes and failures in a run over several games, and reports the failures on standard error. */
final class Tasks {
    private final Streams streams;
    private int done;
    private int failed;

    Tasks(Streams streams) {
        this.streams = streams;
    }

    void done() {
        done++;
    }

    /** Reports a failure at once, after flushing the results before it. */
    void failed(Failure failure) {
        failed++;
        streams.out().flush();
        streams.err().println(failure);
        streams.err().flush();
    }

    int status() {
        return ExitStatus.of(done, failed);
    }
}
