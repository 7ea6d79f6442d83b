package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;

/** The option for the folder of wrongly scored games. */
final class ErrorsOption {
    private Path errors;

    /** Declares the option. */
    void declare(Syntax syntax) {
        syntax.path(
                "--errors",
                "DIR",
                "Write the wrongly scored games that are not held back into a folder, each with its cause.",
                value -> errors = value);
    }

    /**
     * The folder, with an empty index; empty if none is asked for.
     *
     * @throws UsageException if it cannot be written
     */
    Optional<ErrorFolder> folder() {
        return Optional.ofNullable(errors).map(ErrorFolder::open);
    }
}
