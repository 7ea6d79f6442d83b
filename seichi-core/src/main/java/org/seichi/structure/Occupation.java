package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The contents of a position as sets, so that scans can test 64 points at a time.
 *
 * @param board the board
 * @param empty the empty points
 * @param black Black's stones
 * @param white White's stones
 */
record Occupation(Board board, PointSet empty, PointSet black, PointSet white) {
    /** Reads a position. */
    static Occupation of(Stones stones) {
        return new Occupation(stones.board(), stones.empty(), stones.stones(Color.BLACK), stones.stones(Color.WHITE));
    }

    /** The contents after stones have been removed. */
    Occupation without(PointSet removed) {
        return new Occupation(board, empty.union(removed), black.minus(removed), white.minus(removed));
    }

    /** The stones with a content code. */
    PointSet stones(int code) {
        return code == Stones.BLACK ? black : white;
    }

    /** The empty points without an adjacent stone of the opponent of a color. */
    PointSet free(int code) {
        return empty.minus(stones(Stones.STONES_SUM - code).neighborsIn(empty, board));
    }

    /** The empty points with at least two adjacent stones of the color with a content code. */
    PointSet between(int code) {
        PointSet stones = stones(code);
        PointSet left = stones.shifted(-1);
        PointSet right = stones.shifted(1);
        PointSet above = stones.shifted(-board.stride());
        PointSet below = stones.shifted(board.stride());
        PointSet beside = left.union(right);
        PointSet across = above.union(below);
        PointSet two = left.intersection(right).union(above.intersection(below)).union(beside.intersection(across));
        return two.intersection(empty);
    }
}
