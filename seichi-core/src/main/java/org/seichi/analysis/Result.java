package org.seichi.analysis;

import java.util.Optional;

/**
 * A game with the report about it.
 *
 * @param read the game as read
 * @param report the report
 * @param times how long it took, if measured
 * @param <R> the type of the report
 */
public record Result<R>(ReadGame read, R report, Optional<Times> times) {
    /** Where the game comes from. */
    public GameSource source() {
        return read.source();
    }

    /** The same game with another report. */
    public <S> Result<S> with(S other) {
        return new Result<>(read, other, times);
    }
}
