package org.seichi.app.match;

import org.seichi.board.Color;

/**
 * One game of a match.
 *
 * @param color Seichi's color
 * @param points 1 if Seichi won, 0.5 for a draw, 0 if it lost
 * @param end how it ended
 * @param disputed whether the other engine's count has another winner
 * @param moves number of moves, opening and passes included
 * @param nanos thinking time of Seichi in nanoseconds
 * @param record the game as SGF
 */
public record MatchGame(Color color, double points, End end, boolean disputed, int moves, long nanos, String record) {
    /** How a game ends. */
    public enum End {
        /** By two passes and a count. */
        SCORE,
        /** By resignation. */
        RESIGNATION,
        /** By a move that the other side refuses as illegal, which loses. */
        ILLEGAL_MOVE,
        /** By the limit on the number of moves; counted as it stood. */
        TOO_LONG
    }
}
