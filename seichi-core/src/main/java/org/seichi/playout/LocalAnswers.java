package org.seichi.playout;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Draws answers next to the last move, in proportion to how often strong players give them ({@link LocalShapes}). */
final class LocalAnswers {
    private final PlayoutBoard board;
    private final MoveKnowledge knowledge;
    private final RandomNumbers random;
    private final int eagerness;
    private final int stride;
    private final int[] around;
    private final int[] chances;

    LocalAnswers(
            Board geometry, PlayoutBoard board, MoveKnowledge knowledge, RandomNumbers random, PlayoutPolicy policy) {
        this.board = board;
        this.knowledge = knowledge;
        this.random = random;
        eagerness = policy.shape();
        stride = geometry.stride();
        around = LocalShapes.around(stride);
        chances = new int[around.length];
    }

    /** A random answer of a player, or {@link Board#NO_POINT} to play elsewhere. */
    int choose(int color) {
        int last = board.last();
        if (last == Board.NO_POINT || eagerness == 0) {
            return Board.NO_POINT;
        }
        int sum = 0;
        for (int i = 0; i < around.length; i++) {
            boolean empty = board.at(last + around[i]) == Stones.EMPTY;
            chances[i] = empty ? eagerness * chance(last + around[i], color) : 0;
            sum += chances[i];
        }
        int drawn = random.below(Math.max(sum, LocalShapes.ALWAYS));
        for (int i = 0; i < around.length; i++) {
            drawn -= chances[i];
            if (drawn < 0) {
                int point = last + around[i];
                return knowledge.isPlausible(color, point) ? point : Board.NO_POINT;
            }
        }
        return Board.NO_POINT;
    }

    private int chance(int point, int color) {
        return LocalShapes.USUAL.chance(LocalShapes.code(board, stride, point, color));
    }
}
