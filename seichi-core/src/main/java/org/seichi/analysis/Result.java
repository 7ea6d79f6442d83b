package org.seichi.analysis;

import java.util.Optional;

/**
 * A game and what was worked out about it.
 *
 * @param read the game as read
 * @param report what was worked out
 * @param times how long it took, if anybody took the time
 * @param <R> the report
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
