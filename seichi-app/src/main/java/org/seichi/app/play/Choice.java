package org.seichi.app.play;

import org.seichi.board.Board;

/**
 * What a player does at his turn.
 *
 * @param point where he plays, {@link Board#NO_POINT} for a pass
 * @param resigns whether he gives up instead
 */
public record Choice(int point, boolean resigns) {
    /** A pass. */
    public static final Choice PASS = new Choice(Board.NO_POINT, false);

    /** Giving up. */
    public static final Choice RESIGN = new Choice(Board.NO_POINT, true);

    /** A move or a pass. */
    static Choice at(int point) {
        return new Choice(point, false);
    }
}
