package org.seichi.app.gtp;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.seichi.app.play.Clock;
import org.seichi.board.Color;

/** The clocks of both players, as the controller sets them. */
final class GtpClocks {
    private final Map<Color, Clock> clocks = new EnumMap<>(Color.class);
    private Clock atStart = Clock.NONE;

    /** The time that a player has left. */
    Clock of(Color color) {
        return clocks.getOrDefault(color, atStart);
    }

    /**
     * Gives both players the time of a new game, now and at each further start.
     *
     * @param main seconds of main time
     * @param period seconds of a period after it
     * @param stones moves to be made in a period; 0 with a period for no limit
     */
    void settings(int main, int period, int stones) {
        boolean isLimited = stones > 0 || (main > 0 && period == 0);
        atStart =
                isLimited ? new Clock(OptionalDouble.of(main > 0 ? main : period), main > 0 ? 0 : stones) : Clock.NONE;
        restart();
    }

    /** Sets the time that a player has left. */
    void left(Color color, int seconds, int stones) {
        clocks.put(color, new Clock(OptionalDouble.of(Math.max(0, seconds)), Math.max(0, stones)));
    }

    /** Both players have the time of a new game again. */
    void restart() {
        clocks.clear();
    }
}
