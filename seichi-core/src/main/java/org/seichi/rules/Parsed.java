package org.seichi.rules;

import java.util.Optional;
import org.seichi.board.Warning;

/**
 * A value read from free text. No guess is silent: any notation other than the plain one gives a warning.
 *
 * @param value the value; empty if the text could not be read
 * @param warning how the text was read, or that it could not be; empty if the notation was plain
 * @param <T> the type of the value
 */
public record Parsed<T>(Optional<T> value, Optional<Warning> warning) {
    /** A value in plain notation. */
    static <T> Parsed<T> plain(T value) {
        return new Parsed<>(Optional.of(value), Optional.empty());
    }

    /** A value with a warning about how the text was read. */
    static <T> Parsed<T> remarked(T value, String code, String message) {
        return new Parsed<>(Optional.of(value), Optional.of(Warning.of(code, message)));
    }

    /** A text that could not be read. */
    static <T> Parsed<T> unreadable(String code, String message) {
        return new Parsed<>(Optional.empty(), Optional.of(Warning.of(code, message)));
    }
}
