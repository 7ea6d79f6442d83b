package org.seichi.endgame;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;
import org.seichi.search.BoardProblem;
import org.seichi.search.SearchBoard;

/** Computes hash keys for the state of a part of an area: the stones in it and around it. */
final class PartState {
    private PartState() {}

    /** A hash of the current state of a part: states with equal keys allow the same play. */
    static long key(SearchBoard board, PointSet part) {
        Board geometry = board.board();
        PointSet all = part.union(part.neighbors(geometry));
        long key = BoardProblem.mix(1, part);
        for (int point = all.first(); point != Board.NO_POINT; point = all.next(point)) {
            if (board.at(point) != Stones.EMPTY) {
                long stone = Zobrist.key(geometry, point, board.at(point));
                key ^= board.isImmortal(point) ? Long.rotateLeft(stone, 23) : stone;
            }
        }
        return key;
    }
}
