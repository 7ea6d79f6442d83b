package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Finds half connections over two empty points (Carta, section 3): the two-point jump and the knight's move, if both points
 * between are empty and have no adjacent enemy stones.
 */
record Jumps(Chains chains, Occupation occupation, Sink sink) {
    /** Receives a half connection. */
    interface Sink {
        /** Takes two chains and the two empty points between them. */
        void half(int a, int b, int point, int other);
    }

    /** Finds all jumps, each once, from the upper or left stone to the other one. */
    void find() {
        int stride = occupation.board().stride();
        for (int code = Stones.BLACK; code <= Stones.WHITE; code++) {
            PointSet stones = occupation.stones(code);
            PointSet free = occupation.free(code);
            PointSet left = stones.intersection(free.shifted(-1));
            PointSet right = stones.intersection(free.shifted(1));
            PointSet below = stones.intersection(free.shifted(stride));
            PointSet leftBelow = free.shifted(stride - 1);
            PointSet rightBelow = free.shifted(stride + 1);
            jump(right.intersection(free.shifted(2)), stones, 1, 2, 3);
            jump(below.intersection(free.shifted(2 * stride)), stones, stride, 2 * stride, 3 * stride);
            jump(below.intersection(rightBelow), stones, stride, stride + 1, 2 * stride + 1);
            jump(below.intersection(leftBelow), stones, stride, stride - 1, 2 * stride - 1);
            jump(right.intersection(rightBelow), stones, 1, stride + 1, stride + 2);
            jump(left.intersection(leftBelow), stones, -1, stride - 1, stride - 2);
        }
    }

    /**
     * Finds one kind of jump. Each of its points is adjacent to the one before, so none lies beyond an edge.
     *
     * @param open stones from which both points between are free
     * @param stones all stones of the color
     * @param first offset of the first point
     * @param second offset of the second point
     * @param to offset of the other stone
     */
    private void jump(PointSet open, PointSet stones, int first, int second, int to) {
        if (open.isEmpty()) {
            return;
        }
        PointSet from = open.intersection(stones.shifted(to));
        for (int point = from.first(); point != Board.NO_POINT; point = from.next(point)) {
            int a = chains.at(point);
            int b = chains.at(point + to);
            if (a != b && chains.libertyCount(a) > 1 && chains.libertyCount(b) > 1) {
                sink.half(a, b, point + first, point + second);
            }
        }
    }
}
