package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.seichi.app.errors.PeerTable;
import picocli.CommandLine.Option;

/** Whether the wrong games of a suite are written, and what other programs say of them. */
final class ErrorsOption {
    @Option(
            names = "--errors",
            paramLabel = "DIR",
            description = "Write the wrong games that are not held back, each with its cause, into a folder.")
    private Path errors;

    @Option(
            names = "--peers",
            paramLabel = "PATH",
            description = "With --errors: a table of what other programs say (file, NAME_score, NAME_dead).")
    private Path peers;

    /**
     * The folder, with an empty index; none if it was not asked for.
     *
     * @throws UsageException if it cannot be written
     */
    Optional<ErrorFolder> folder() {
        if (peers != null && errors == null) {
            throw new UsageException("--peers goes with --errors");
        }
        return Optional.ofNullable(errors).map(ErrorFolder::open);
    }

    /**
     * Refuses to go with another option.
     *
     * @throws UsageException if wrong games are asked for
     */
    void refuse(String option) {
        if (errors != null || peers != null) {
            throw new UsageException("--errors and --peers do not go with " + option);
        }
    }

    /**
     * What other programs say.
     *
     * @throws UsageException if the table cannot be read
     */
    PeerTable peers() {
        try {
            return peers == null ? PeerTable.EMPTY : PeerTable.read(peers);
        } catch (IOException cause) {
            throw new UsageException(cause.getMessage());
        }
    }
}
