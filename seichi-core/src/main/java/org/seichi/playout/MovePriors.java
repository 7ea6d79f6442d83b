package org.seichi.playout;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Prior values of moves: captures, rescues and moves near the last one are good, self-atari and idle moves on the edge are not. */
record MovePriors(Board geometry, PlayoutBoard board, MoveKnowledge knowledge) {
    private static final double EVEN = 0.5;
    private static final double TAKES = 0.35;
    private static final double SAVES = 0.2;
    private static final double BESIDE_LAST = 0.15;
    private static final double NEAR_LAST = 0.08;
    private static final double IDLE_ON_EDGE = -0.2;
    private static final double IN_ATARI = -0.3;
    private static final double PASS = 0.15;

    /** A node with the plausible moves of a player and a pass. */
    TreeNode node(int color) {
        int[] points = new int[board.emptyCount() + 1];
        double[] priors = new double[points.length];
        int size = 0;
        for (int i = 0; i < board.emptyCount(); i++) {
            int point = board.empty(i);
            if (knowledge.isPlausible(color, point)) {
                points[size] = point;
                priors[size++] = of(color, point);
            }
        }
        points[size] = Board.NO_POINT;
        priors[size++] = PASS;
        return new TreeNode(Arrays.copyOf(points, size), Arrays.copyOf(priors, size));
    }

    /** The prior value of a move, 0 to 1. */
    double of(int color, int point) {
        double prior = EVEN;
        boolean takes = false;
        boolean saves = false;
        for (int step : board.steps()) {
            int content = board.at(point + step);
            if (Stones.isStone(content) && board.liberties(board.chain(point + step)) == 1) {
                takes |= content != color;
                saves |= content == color;
            }
        }
        int liberties = knowledge.libertiesAfter(color, point, 2);
        prior += takes ? TAKES : 0;
        prior += saves && liberties >= 2 ? SAVES : 0;
        prior += liberties == 1 && !takes ? IN_ATARI : 0;
        prior += nearLast(point);
        boolean onEdge = board.neighbors(point, Stones.EDGE) > 0;
        boolean idle = board.neighbors(point, Stones.BLACK) + board.neighbors(point, Stones.WHITE) == 0;
        prior += onEdge && idle ? IDLE_ON_EDGE : 0;
        return Math.max(0, Math.min(1, prior));
    }

    private double nearLast(int point) {
        if (board.last() == Board.NO_POINT) {
            return 0;
        }
        int dx = Math.abs(geometry.x(point) - geometry.x(board.last()));
        int dy = Math.abs(geometry.y(point) - geometry.y(board.last()));
        return Math.max(dx, dy) == 1 ? BESIDE_LAST : dx + dy == 2 ? NEAR_LAST : 0;
    }
}
