package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * What a part of a board shows, and what the prover plays there.
 *
 * @param zone the points that are looked at
 * @param black the black stones in the zone
 * @param white the white stones in the zone
 * @param toMove who is to move
 * @param ban the point of the zone on which the player to move may not retake a ko, or {@link Board#NO_POINT}
 * @param move the prover's move if he is to move, {@link Board#NO_POINT} if he needs none; no point if the opponent is
 */
public record ZonePattern(PointSet zone, PointSet black, PointSet white, Color toMove, int ban, int move) {
    /** A pattern in which no ko is forbidden. */
    ZonePattern(PointSet zone, PointSet black, PointSet white, Color toMove, int move) {
        this(zone, black, white, toMove, Board.NO_POINT, move);
    }

    /** What the zone shows on a point of it. */
    int at(int point) {
        return black.contains(point) ? Stones.BLACK : white.contains(point) ? Stones.WHITE : Stones.EMPTY;
    }

    /**
     * Whether a position, of which parts may be unknown, shows the pattern. The prover must be allowed to retake what he may
     * in the pattern, the opponent may be forbidden more.
     *
     * @param forbidden the point where the player to move may not retake a ko
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
