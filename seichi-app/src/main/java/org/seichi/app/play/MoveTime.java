package org.seichi.app.play;

import java.util.OptionalDouble;
import org.seichi.analysis.Watch;

/**
 * The time for a move, from the moment in which it was asked for.
 *
 * @param clock the time that the player has left at that moment
 * @param watch measures the time since then; never read if the clock is {@link Clock#NONE}, so that the choice of a move then depends on
 *     no machine
 * @param begun what the watch said at that moment, in nanoseconds
 */
public record MoveTime(Clock clock, Watch watch, long begun) {
    /** No clock runs. */
    public static final MoveTime UNLIMITED = new MoveTime(Clock.NONE, Watch.NONE, 0);

    private static final double NANOS = 1e9;

    /** The time for a move that is asked for now. */
    public static MoveTime from(Clock clock, Watch watch) {
        return clock.seconds().isEmpty() ? UNLIMITED : new MoveTime(clock, watch, watch.nanos());
    }

    /**
     * Whether a part of the time that the clock allows for the move has passed.
     *
     * @param part the part, from 0 to 1
     */
    boolean hasPassed(double part) {
        OptionalDouble share = clock.aMove();
        return share.isPresent() && watch.nanos() - begun >= part * share.getAsDouble() * NANOS;
    }
}
