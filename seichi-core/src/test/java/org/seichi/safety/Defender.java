package org.seichi.safety;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.search.SearchBoard;

/** The owner of proven stones and territory when he has a free move. */
final class Defender {
    private final ColorSafety proven;
    private final Color color;

    Defender(ColorSafety proven) {
        this.proven = proven;
        this.color = proven.color();
    }

    /**
     * The free move that he plays to finish: first a move stored with the proof, then a liberty of an opponent's stone
     * in his territory where he may play; {@link Board#NO_POINT} if nothing is left to do.
     */
    Defense.Step finish(SearchBoard board, Defense defense) {
        Defense.Step step = defense.finish(board);
        if (step.answer() != Board.NO_POINT) {
            return step;
        }
        int last = lastLiberty(board);
        return new Defense.Step(last, last == Board.NO_POINT ? defense : defense.played(last));
    }

    private int lastLiberty(SearchBoard board) {
        int best = Board.NO_POINT;
        for (int point = proven.territory().first();
                point != Board.NO_POINT;
                point = proven.territory().next(point)) {
            if (board.at(point) == color.opponent().code()) {
                best = better(board, best, liberty(board, point));
            }
        }
        return best;
    }

    private int liberty(SearchBoard board, int stone) {
        int best = Board.NO_POINT;
        for (int p = board.nextLiberty(stone, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(stone, p)) {
            best = board.legality(color, p) == Legality.LEGAL ? better(board, best, p) : best;
        }
        return best;
    }

    /** The better of two moves: one that joins own stones comes first, so that the inside of an eye is filled last. */
    private int better(SearchBoard board, int a, int b) {
        return a == Board.NO_POINT || (!joins(board, a) && joins(board, b)) ? b : a;
    }

    private boolean joins(SearchBoard board, int point) {
        for (int direction = 0; direction < 4; direction++) {
            if (board.at(board.board().neighbor(point, direction)) == color.code()) {
                return true;
            }
        }
        return false;
    }
}
