package org.seichi.playout;

import org.seichi.board.Board;

/** Chooses moves quickly: an answer to the last move if there is one, then a usual shape next to it, otherwise any plausible move. */
final class PlayoutPlayer {
    private final PlayoutBoard board;
    private final MoveKnowledge knowledge;
    private final RandomNumbers random;
    private final Answers answers;
    private final LocalAnswers shapes;

    PlayoutPlayer(
            Board geometry, PlayoutBoard board, MoveKnowledge knowledge, RandomNumbers random, PlayoutPolicy policy) {
        this.board = board;
        this.knowledge = knowledge;
        this.random = random;
        answers = new Answers(board, knowledge, random, policy);
        shapes = new LocalAnswers(geometry, board, knowledge, random, policy);
    }

    /** A move for a player, or {@link Board#NO_POINT} to pass. */
    int choose(int color) {
        int answer = answers.choose(color);
        if (answer == Board.NO_POINT) {
            answer = shapes.choose(color);
        }
        return answer == Board.NO_POINT ? any(color) : answer;
    }

    private int any(int color) {
        int empties = board.emptyCount();
        int start = empties == 0 ? 0 : random.below(empties);
        for (int i = start; i < empties; i++) {
            if (knowledge.isPlausible(color, board.empty(i))) {
                return board.empty(i);
            }
        }
        for (int i = 0; i < start; i++) {
            if (knowledge.isPlausible(color, board.empty(i))) {
                return board.empty(i);
            }
        }
        return Board.NO_POINT;
    }
}
