package org.seichi.safety.local;

import org.seichi.board.Board;
import org.seichi.safety.local.Strategy.Answers;
import org.seichi.safety.local.Strategy.Playthrough;
import org.seichi.safety.local.Strategy.Step;

/** Free moves of the owner, which answer nothing: his strategy continues from the state to which they lead. */
public final class SpareMoves {
    private SpareMoves() {}

    /** The owner's free move to take what is inside: towards the goal if that is territory. */
    public static Step finish(Playthrough playthrough) {
        Strategy strategy = playthrough.strategy;
        LocalZone zone = strategy.zone;
        byte[] moves = playthrough.answers.moves();
        if (!playthrough.answers.settled()) {
            int answer = moves.length > zone.size() ? moves[zone.size()] : Answers.NONE;
            return answer == Answers.NONE || answer == LocalGame.PASS
                    ? new Step(Board.NO_POINT, playthrough)
                    : new Step(strategy.points[answer], play(playthrough, answer));
        }
        LocalBoard board = strategy.board(playthrough);
        for (int point = 0; point < zone.size(); point++) {
            if (moves[point] != Answers.NONE && board.isEmpty(point) && board.isEmpty(moves[point])) {
                return new Step(strategy.points[moves[point]], play(playthrough, moves[point]));
            }
        }
        return new Step(Board.NO_POINT, playthrough);
    }

    /** The state after a free move of the owner. */
    public static Playthrough played(Playthrough playthrough, int point) {
        return play(playthrough, playthrough.strategy.index(point));
    }

    private static Playthrough play(Playthrough playthrough, int point) {
        if (point < 0) {
            return playthrough;
        }
        LocalBoard board = playthrough.strategy.board(playthrough);
        board.defend(point);
        return playthrough.strategy.after(board, playthrough);
    }
}
