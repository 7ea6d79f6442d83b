package org.seichi.bench.fit;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.score.Ownership;

/**
 * A game whose end is known.
 *
 * @param owners the owners of the points at the end
 * @param margin the recorded margin in points, Black positive
 */
record TrainingGame(int number, Game game, Terms terms, int moves, Ownership owners, double margin) {
    private static final int FIRST = 40;

    /** Positions spread over the game, with a number of moves from one to the next. */
    List<Position> positions(int every) {
        List<Position> positions = new ArrayList<>();
        for (int move = FIRST; move <= moves; move += every) {
            positions.add(Replay.upTo(game, terms.rules(), move).end().position());
        }
        return positions;
    }

    /** 1 for a point that is Black's at the end, 0 for White's, a half for nobody's. */
    double black(int point) {
        return owners.black().contains(point) ? 1 : owners.white().contains(point) ? 0 : 0.5;
    }
}
