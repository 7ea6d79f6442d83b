package org.seichi.app.play;

import java.util.OptionalDouble;

/**
 * The time that a player has left, as the controller tells it.
 *
 * @param seconds seconds left; empty if nobody has told
 * @param stones number of moves to be made in them; 0 if it is the main time
 */
public record Clock(OptionalDouble seconds, int stones) {
    /** No limit. */
    public static final Clock NONE = new Clock(OptionalDouble.empty(), 0);

    private static final int MOVES_IN_MAIN_TIME = 40;
    private static final int LARGE_BOARD = 200;

    /** How many candidates there is time for: each costs some milliseconds, on a large board some ten. */
    public int candidates(int points) {
        int usual = points > LARGE_BOARD ? 20 : 30;
        if (seconds.isEmpty()) {
            return usual;
        }
        double aMove = seconds.getAsDouble() / (stones > 0 ? stones : MOVES_IN_MAIN_TIME);
        double affordable = aMove * (points > LARGE_BOARD ? 20 : 100);
        return (int) Math.max(1, Math.min(usual, affordable));
    }
}
