package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The contents of a zone, with the player to move and the prover's move.
 *
 * @param zone the points of the zone
 * @param black the black stones in the zone
 * @param white the white stones in the zone
 * @param toMove who is to move
 * @param ban the point of the zone on which the player to move may not retake a ko, or {@link Board#NO_POINT}
 * @param move the prover's move; {@link Board#NO_POINT} if he needs none or the opponent is to move
 */
public record ZonePattern(PointSet zone, PointSet black, PointSet white, Color toMove, int ban, int move) {
    /** Returns the content of a point of the zone. */
    int at(int point) {
        return black.contains(point) ? Stones.BLACK : white.contains(point) ? Stones.WHITE : Stones.EMPTY;
    }

    /**
     * Whether a board, parts of which may be unknown, shows the pattern. Ko bans may differ in the prover's favor only: one that
     * binds him on the board must be in the pattern, and one that binds the opponent in the pattern must be on the board.
     *
     * @param forbidden the point where the player to move may not retake a ko, or {@link Board#NO_POINT}
     */
    boolean isShown(byte[] cells, int forbidden, Color prover) {
        int stricter = toMove == prover ? forbidden : ban;
        int laxer = toMove == prover ? ban : forbidden;
        if (stricter != Board.NO_POINT && stricter != laxer && zone.contains(stricter)) {
            return false;
        }
        for (int point = zone.first(); point != Board.NO_POINT; point = zone.next(point)) {
            if (cells[point] != at(point)) {
                return false;
            }
        }
        return true;
    }
}
