package org.seichi.rules;

import java.util.Optional;
import org.seichi.board.Warning;

/**
 * A value read from free text. Nothing is guessed in silence: whatever was not written in the plain way is said.
 *
 * @param value the value, if the text could be read
 * @param warning how the text was read, or that it could not be; none if it was plain
 * @param <T> what is read
 */
public record Parsed<T>(Optional<T> value, Optional<Warning> warning) {
    /** A value that was written in the plain way. */
    static <T> Parsed<T> plain(T value) {
        return new Parsed<>(Optional.of(value), Optional.empty());
    }

    /** A value with a remark on how the text was read. */
    static <T> Parsed<T> remarked(T value, String code, String message) {
        return new Parsed<>(Optional.of(value), Optional.of(Warning.of(code, message)));
    }

    /** Text that holds no value. */
    static <T> Parsed<T> unreadable(String code, String message) {
        return new Parsed<>(Optional.empty(), Optional.of(Warning.of(code, message)));
    }
}
