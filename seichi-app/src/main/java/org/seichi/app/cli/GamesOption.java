package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.seichi.app.files.FilePaths;
import org.seichi.app.suite.Suite;

/** The options of measurements: the suite, a limit on its files, and the number of threads. */
final class GamesOption {
    private Path path;
    private Integer limit;
    private int threads = Runtime.getRuntime().availableProcessors();

    /** Declares the options. */
    void declare(Syntax syntax) {
        syntax.operand(
                "DIR",
                "A folder of game records, a record, or a file with the path of one on each line.",
                value -> path = value);
        syntax.option("--limit N", "Only the first N files.").number(value -> limit = value);
        syntax.option("--threads N", "Number of threads. Default: one for each processor.")
                .number(value -> threads = value);
    }

    /**
     * Checks the numbers, before any work is done.
     *
     * @throws UsageException if one is out of range
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

    /**
     * Opens the suite.
     *
     * @param written the files and folders that the command may write; null for none
     * @throws UsageException if there is no such folder or list, or no game in it, or if writing would change it or one of its games
     */
    Suite open(Path... written) {
        try {
            Suite suite = Suite.open(path);
            if (suite.files().isEmpty()) {
                throw new UsageException(path + ": no games");
            }
            for (Path file : written) {
                if (file != null && Files.exists(file)) {
                    spare(suite, file);
                }
            }
            return limit == null ? suite : suite.limit(limit);
        } catch (IOException cause) {
            throw new UsageException(path + ": no such folder or list");
        }
    }

    /** Refuses to write to the list, to a game, or into a folder with games, where names could meet. */
    private void spare(Suite suite, Path written) throws IOException {
        boolean read = Files.isSameFile(path, written);
        for (String name : suite.files()) {
            Path game = FilePaths.of(name).toAbsolutePath();
            Path other = Files.isDirectory(written) ? game.getParent() : game;
            read |= Files.exists(other) && Files.isSameFile(other, written);
        }
        if (read) {
            throw new UsageException(written + ": holds what is measured; write to another place");
        }
    }
}
