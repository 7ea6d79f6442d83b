package org.seichi.app.cli;

import java.time.Duration;
import java.util.Optional;
import org.seichi.app.engine.EngineException;
import org.seichi.app.engine.ExternalEngine;

/** The options of the second opinion. */
final class EngineOption {
    private String command;
    private int seconds = 60;

    /** Declares the options. */
    void declare(Syntax syntax) {
        syntax.option("--engine COMMAND", "Ask a GTP engine for its opinion: \"gnugo --mode gtp\".")
                .text(value -> command = value);
        syntax.option("--engine-seconds N", "How long the engine may take for each answer. Default: 60.")
                .number(value -> seconds = value);
        syntax.needs("--engine-seconds", "--engine");
    }

    /** The engine, not yet started; empty if none is asked for. */
    Optional<ExternalEngine> engine() {
        if (command == null) {
            return Optional.empty();
        }
        if (seconds < 1) {
            throw new UsageException("--engine-seconds is 1 or more, not " + seconds);
        }
        try {
            return Optional.of(new ExternalEngine(command, Duration.ofSeconds(seconds)));
        } catch (EngineException unusable) {
            throw new UsageException("--engine: " + unusable.getMessage());
        }
    }

    /**
     * The engine, started; empty if none is asked for.
     *
     * @throws UsageException if it cannot be started
     */
    Optional<ExternalEngine> started() {
        Optional<ExternalEngine> asked = engine();
        try {
            if (asked.isPresent()) {
                asked.get().start();
            }
            return asked;
        } catch (EngineException dead) {
            throw new UsageException("--engine: " + dead.getMessage());
        }
    }
}
