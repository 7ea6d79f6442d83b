package org.seichi.game;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** The points of fixed handicap stones, as in section 4.1.1 of the specification of the Go Text Protocol. */
public final class HandicapPoints {
    private static final int SMALLEST = 7;
    private static final int LARGE = 13;

    private HandicapPoints() {}

    /** The points for a number of stones; empty if the board has no such handicap. */
    public static Optional<PointSet> of(Board board, int stones) {
        if (stones < 2 || stones > most(board)) {
            return Optional.empty();
        }
        int near = board.width() < LARGE ? 2 : 3;
        int far = board.width() - 1 - near;
        int middle = board.width() / 2;
        // Starting from the lower left corner; y counts from the top.
        int[][] corners = {{near, far}, {far, near}, {near, near}, {far, far}};
        int[][] sides = {{near, middle}, {far, middle}, {middle, near}, {middle, far}};
        PointSet.Builder points = PointSet.builder(board);
        for (int i = 0; i < Math.min(4, stones); i++) {
            points.add(board.point(corners[i][0], corners[i][1]));
        }
        for (int i = 0; i < 2 * ((stones - 4) / 2); i++) {
            points.add(board.point(sides[i][0], sides[i][1]));
        }
        if (stones > 4 && stones % 2 == 1) {
            points.add(board.point(middle, middle));
        }
        return Optional.of(points.build());
    }

    private static int most(Board board) {
        if (board.width() != board.height() || board.width() < SMALLEST) {
            return 0;
        }
        return board.width() % 2 == 0 || board.width() == SMALLEST ? 4 : 9;
    }
}
