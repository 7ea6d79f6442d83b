package org.seichi.app.play;

import java.util.OptionalDouble;

/**
 * The time that a player has left, as reported by the controller.
 *
 * @param seconds seconds left; empty if unknown
 * @param stones number of moves to be made in this time; 0 if it is main time
 */
public record Clock(OptionalDouble seconds, int stones) {
    /** Unlimited time. */
    public static final Clock NONE = new Clock(OptionalDouble.empty(), 0);

    private static final int MOVES_IN_MAIN_TIME = 40;

    /** Effort per second on a slow machine, see {@link #effort}. */
    private static final int POINTS_A_SECOND = 200_000;

    /**
     * The effort that the remaining time allows: number of playouts times number of points on the board. Depends on nothing but
     * the clock's values, so the answer is reproducible.
     *
     * @param usual the effort if there is enough time
     */
    public int effort(int usual) {
        OptionalDouble aMove = aMove();
        return aMove.isEmpty() ? usual : (int) Math.min(usual, aMove.getAsDouble() * POINTS_A_SECOND);
    }

    /** The share of a move in the remaining time, in seconds; empty if the time is unlimited. */
    OptionalDouble aMove() {
        return seconds.isEmpty()
                ? seconds
                : OptionalDouble.of(seconds.getAsDouble() / (stones > 0 ? stones : MOVES_IN_MAIN_TIME));
    }
}
