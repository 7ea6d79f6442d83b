package org.seichi.app.errors;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.report.ScoreReport;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/**
 * A game whose computed score is not the recorded one.
 *
 * @param name name of the game within the suite
 * @param recorded the recorded margin in half-points, Black positive
 * @param game the game with its score and the steps of the method
 * @param cause the likely cause
 */
public record WrongGame(String name, int recorded, Result<ScoreReport> game, Cause cause) {
    /** The computed margin less the recorded one, in half-points. */
    public int error() {
        return game.report().score().margin() - recorded;
    }

    /** Number of points inside his own territory that a player must fill (teire). */
    public long teireOf(Color player) {
        return assessment().teire().stream()
                .filter(teire -> teire.owner() == player)
                .count();
    }

    /** The distinct codes of the flags. */
    public List<String> flags() {
        return assessment().flags().stream().map(Flag::code).distinct().toList();
    }

    /** One stone of each chain that is unsettled or touched by a flag. */
    public List<Integer> doubtfulChains() {
        List<Integer> stones = new ArrayList<>();
        for (Verdict verdict : assessment().verdicts()) {
            if (verdict.status() == Status.UNSETTLED || isFlagged(verdict.stones())) {
                stones.add(verdict.stones().first());
            }
        }
        return stones;
    }

    private boolean isFlagged(PointSet stones) {
        return assessment().flags().stream().anyMatch(flag -> flag.points().intersects(stones));
    }

    private Assessment assessment() {
        return game.report().assessment();
    }
}
