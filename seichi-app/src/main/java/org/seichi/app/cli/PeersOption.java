package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.seichi.app.errors.PeerTable;
import org.seichi.app.files.Unread;

/** The option for a table of answers of other programs. */
final class PeersOption {
    private Path peers;

    /** Declares the option. */
    void declare(Syntax syntax) {
        syntax.option(
                        "--peers PATH",
                        "A table of what other programs say (file, NAME_score, NAME_dead): figures also without the games "
                                + "on which they all agree with each other and not with the record.")
                .path(value -> peers = value);
    }

    /**
     * Refuses to write to the table.
     *
     * @param written the file that the command writes; null if none
     */
    void spare(Path written) {
        try {
            if (peers != null && written != null && Files.exists(written) && Files.isSameFile(peers, written)) {
                throw new UsageException(written + ": is the table of --peers; write to another file");
            }
        } catch (IOException cause) {
            String why = Unread.explained(peers, PeerTable.NAME, cause).getMessage();
            throw new UsageException(peers + ": " + why);
        }
    }

    /**
     * The table, if one was named.
     *
     * @throws UsageException if it cannot be read
     */
    Optional<PeerTable> table() {
        try {
            return peers == null ? Optional.empty() : Optional.of(PeerTable.read(peers));
        } catch (IOException cause) {
            throw new UsageException(cause.getMessage());
        }
    }
}
