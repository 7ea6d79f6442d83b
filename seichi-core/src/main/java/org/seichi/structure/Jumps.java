package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * Half connections over two empty points (Carta, section 3): the two-point jump and the knight's move, where both points
 * between are empty and no opposing stone stands next to them.
 */
final class Jumps {
    /** Receives a half connection. */
    interface Sink {
        /** Two chains, and the two empty points between them. */
        void half(int a, int b, int point, int other);
    }

    private final Chains chains;
    private final Stones stones;
    private final Board board;
    private final int[] directions;
    private final Sink sink;

    Jumps(Chains chains, Sink sink) {
        this.chains = chains;
        this.stones = chains.stones();
        this.board = stones.board();
        this.sink = sink;
        this.directions = board.directions();
    }

    /** Finds all of them, each once: from the upper or left stone to the other one. */
    void find() {
        int stride = board.stride();
        for (int point = board.first(), last = board.last(); point <= last; point++) {
            int code = stones.at(point);
            if (code == Stones.BLACK || code == Stones.WHITE) {
                jump(point, code, 1, 2, 3);
                jump(point, code, stride, 2 * stride, 3 * stride);
                jump(point, code, stride, stride + 1, 2 * stride + 1);
                jump(point, code, stride, stride - 1, 2 * stride - 1);
                jump(point, code, 1, stride + 1, stride + 2);
                jump(point, code, -1, stride - 1, stride - 2);
            }
        }
    }

    private void jump(int from, int code, int first, int second, int to) {
        if (free(from + first, code) && free(from + second, code) && stones.at(from + to) == code) {
            int a = chains.at(from);
            int b = chains.at(from + to);
            if (a != b && chains.libertyCount(a) > 1 && chains.libertyCount(b) > 1) {
                sink.half(a, b, from + first, from + second);
            }
        }
    }

    /** Whether a point is empty and no stone of the other color stands next to it. */
    private boolean free(int point, int code) {
        if (stones.at(point) != Stones.EMPTY) {
            return false;
        }
        int enemy = Stones.STONES_SUM - code;
        for (int direction : directions) {
            if (stones.at(point + direction) == enemy) {
                return false;
            }
        }
        return true;
    }
}
