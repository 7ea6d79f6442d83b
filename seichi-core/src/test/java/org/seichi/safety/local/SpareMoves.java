package org.seichi.safety.local;

import org.seichi.board.Board;
import org.seichi.safety.local.Strategy.Answers;
import org.seichi.safety.local.Strategy.Standing;
import org.seichi.safety.local.Strategy.Step;

/** Moves of the owner that answer nothing: his strategy goes on from where they lead. */
public final class SpareMoves {
    private SpareMoves() {}

    /** What the owner plays with a move to spare to take what is inside: towards the goal if that is territory. */
    public static Step finish(Standing standing) {
        Strategy strategy = standing.strategy;
        LocalZone zone = strategy.zone;
        byte[] moves = standing.answers.moves();
        if (!standing.answers.settled()) {
            int answer = moves.length > zone.size() ? moves[zone.size()] : Answers.NONE;
            return answer == Answers.NONE || answer == LocalGame.PASS
                    ? new Step(Board.NO_POINT, standing)
                    : new Step(strategy.points[answer], play(standing, answer));
        }
        LocalBoard board = strategy.board(standing);
        for (int point = 0; point < zone.size(); point++) {
            if (moves[point] != Answers.NONE
                    && Strategy.isEmpty(board, point)
                    && Strategy.isEmpty(board, moves[point])) {
                return new Step(strategy.points[moves[point]], play(standing, moves[point]));
            }
        }
        return new Step(Board.NO_POINT, standing);
    }

    /** How it stands after a move of the owner that answers nothing. */
    public static Standing played(Standing standing, int point) {
        return play(standing, standing.strategy.index(point));
    }

    private static Standing play(Standing standing, int point) {
        if ((standing.stand.within() >> point & 1) == 0) {
            return standing;
        }
        LocalBoard board = standing.strategy.board(standing);
        board.defend(point);
        return standing.strategy.after(board, standing, standing.strategy.zone.size());
    }
}
