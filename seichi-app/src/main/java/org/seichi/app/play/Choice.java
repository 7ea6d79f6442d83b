package org.seichi.app.play;

import org.seichi.board.Board;

/**
 * A player's decision at his turn: a move, a pass or resignation.
 *
 * @param point the point of the move, {@link Board#NO_POINT} for a pass
 * @param resigns whether he resigns instead
 */
public record Choice(int point, boolean resigns) {
    /** A pass. */
    public static final Choice PASS = new Choice(Board.NO_POINT, false);

    /** Resignation. */
    public static final Choice RESIGN = new Choice(Board.NO_POINT, true);

    /** A move or a pass. */
    static Choice at(int point) {
        return new Choice(point, false);
    }
}
