package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;

/** Whether the wrong games of a suite are written. */
final class ErrorsOption {
    private Path errors;

    /** Declares it. */
    void declare(Syntax syntax) {
        syntax.path(
                "--errors",
                "DIR",
                "Write the wrong games that are not held back, each with its cause, into a folder.",
                value -> errors = value);
    }

    /**
     * The folder, with an empty index; none if it was not asked for.
     *
     * @throws UsageException if it cannot be written
     */
    Optional<ErrorFolder> folder() {
        return Optional.ofNullable(errors).map(ErrorFolder::open);
    }

    /** Whether a folder was named. */
    boolean isGiven() {
        return errors != null;
    }
}
