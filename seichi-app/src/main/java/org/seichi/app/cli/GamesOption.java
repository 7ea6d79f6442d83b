package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.seichi.app.suite.Suite;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The games on which something is measured, and with how many threads. */
final class GamesOption {
    @Parameters(
            paramLabel = "DIR",
            description = "A folder of game records, or a file with the path of one on each line.")
    private Path path;

    @Option(names = "--limit", paramLabel = "N", description = "Only the first N files.")
    private Integer limit;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    /**
     * Refuses numbers that make no sense, before anything is done.
     *
     * @throws UsageException if there is one
     */
    void check() {
        if (threads < 1 || (limit != null && limit < 0)) {
            throw new UsageException("--threads is 1 or more, --limit 0 or more");
        }
    }

    /** The number of threads. */
    int threads() {
        return threads;
    }

    /** The folder or list. */
    Path path() {
        return path;
    }

    /**
     * The games.
     *
     * @throws UsageException if there is no such folder or list
     */
    Suite open() {
        try {
            Suite suite = Suite.open(path);
            return limit == null ? suite : suite.limit(limit);
        } catch (IOException cause) {
            throw new UsageException(path + ": no such folder or list");
        }
    }
}
