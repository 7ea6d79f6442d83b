package org.seichi.endgame;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * The score of the open parts of an area if all stones stay as they are: empty points surrounded by stones of one color that
 * are immortal or have no neutral liberty. A chain with a neutral liberty is alive in seki and has no territory.
 */
record Standing(SearchBoard board) {
    /** The score of some empty points that stones enclose, in points for Black. */
    int points(PointSet empty) {
        return empty.parts(board.board()).stream()
                .mapToInt(space -> space.size() * sign(space))
                .sum();
    }

    /** 1 if a space is Black's, -1 if it is White's, 0 if it is nobody's. */
    private int sign(PointSet space) {
        int touching = 0;
        PointSet around = space.neighbors(board.board());
        for (int stone = around.first(); stone != Board.NO_POINT; stone = around.next(stone)) {
            if (!board.isImmortal(stone) && hasNeutralLiberty(stone)) {
                return 0;
            }
            touching |= 1 << board.at(stone);
        }
        return touching == 1 << Stones.BLACK ? 1 : touching == 1 << Stones.WHITE ? -1 : 0;
    }

    private boolean hasNeutralLiberty(int stone) {
        int other = Stones.STONES_SUM - board.at(stone);
        return board.libertySet(stone).neighbors(board.board()).stream().anyMatch(point -> board.at(point) == other);
    }
}
