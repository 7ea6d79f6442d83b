package org.seichi.app.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import org.seichi.app.files.Failure;

/** Says of a table that is being written, if the program is stopped meanwhile (as by Ctrl-C), how it is gone on with. */
final class UnfinishedTable {
    private final Thread notice;

    private UnfinishedTable(Thread notice) {
        this.notice = notice;
    }

    /**
     * Begins to watch.
     *
     * @param streams of the command; where a progress bar may be shown, the notice begins a line of its own
     * @param table the file
     * @param how the command that goes on with it
     */
    static UnfinishedTable watch(Streams streams, Path table, String how) {
        String start = streams.dress().contains(Streams.Dress.PROGRESS) ? System.lineSeparator() : "";
        String text = start + Failure.of("seichi", table + " is incomplete; " + how + " goes on with it");
        UnfinishedTable watched = new UnfinishedTable(new Thread(() -> tell(streams.err(), text), "seichi-stopped"));
        Runtime.getRuntime().addShutdownHook(watched.notice);
        return watched;
    }

    private static void tell(PrintStream err, String text) {
        err.println(text);
        err.flush();
    }

    /** Watches no longer: the table is written, or another message has said why not. */
    void end() {
        try {
            Runtime.getRuntime().removeShutdownHook(notice);
        } catch (IllegalStateException endingAlready) {
            // the program is ending, and the notice is given
        }
    }
}
