package org.seichi.app.match;

import org.seichi.board.Color;

/**
 * One game of a match.
 *
 * @param color whose stones Seichi had
 * @param points 1 if Seichi won, 0.5 for a draw, 0 if it lost
 * @param end how it ended
 * @param disputed whether the other engine counts another winner
 * @param moves number of moves, passes included
 * @param nanos how long Seichi thought
 * @param record the game as SGF
 */
public record MatchGame(Color color, double points, End end, boolean disputed, int moves, long nanos, String record) {
    /** How a game ends. */
    public enum End {
        /** Two passes, and a count. */
        SCORE,
        /** Somebody resigned. */
        RESIGNATION,
        /** Somebody played what the rules forbid, and lost. */
        ILLEGAL_MOVE,
        /** The game did not end, and was counted as it stood. */
        TOO_LONG
    }
}
