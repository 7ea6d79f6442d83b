package org.seichi.app.play;

import java.util.OptionalDouble;

/**
 * The time that a player has left, as the controller tells it.
 *
 * @param seconds seconds left; empty if unknown
 * @param stones number of moves to be made in them; 0 if it is the main time
 */
public record Clock(OptionalDouble seconds, int stones) {
    /** No limit. */
    public static final Clock NONE = new Clock(OptionalDouble.empty(), 0);

    private static final int MOVES_IN_MAIN_TIME = 40;

    /** Points of boards that are played full in a second, on a slow machine. */
    private static final int POINTS_A_SECOND = 200_000;

    /**
     * How much effort there is time for. Nothing is timed: the same clock gives the same answer.
     *
     * @param usual the effort if there is time, in points of boards that are played full
     */
    public int effort(int usual) {
        if (seconds.isEmpty()) {
            return usual;
        }
        double aMove = seconds.getAsDouble() / (stones > 0 ? stones : MOVES_IN_MAIN_TIME);
        return (int) Math.min(usual, aMove * POINTS_A_SECOND);
    }
}
