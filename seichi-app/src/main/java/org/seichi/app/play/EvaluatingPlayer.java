package org.seichi.app.play;

import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.Expectation;
import org.seichi.game.Terms;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Scoring;
import org.seichi.search.Budget;

/**
 * Chooses the move after which the position is estimated best, among some candidates and a pass. It looks a single move
 * ahead; what it knows of tactics is what the evaluation reads.
 *
 * @param resigns whether it gives up lost games
 */
public record EvaluatingPlayer(boolean resigns) {
    private static final Budget READING = new Budget(20_000);
    /** What a move must gain over a pass, in points. Estimates are not exact to less. */
    private static final double WORTH_A_MOVE = 0.5;

    /** How certainly a point must be expected to be a player's, from 0 to 1. */
    private static final double SETTLED = 0.4;

    private static final double HOPELESS = 0.01;
    private static final double FAR_BEHIND = 15;

    /**
     * Chooses.
     *
     * @param position the position, with the player to move
     * @param moves number of moves so far; in a game that does not end, nothing but passes
     * @param report how the position is scored
     * @param most number of candidates to look at
     * @param legal whether the rules allow a point, superko included
     */
    public Choice choose(Position position, int moves, ScoreReport report, int most, IntPredicate legal) {
        Color player = position.toMove();
        if (moves > 3 * position.board().size()) {
            return Choice.PASS;
        }
        Terms terms = report.terms();
        Evaluation evaluation = Evaluation.of(position, READING);
        if (isSettled(report, evaluation.expectation())) {
            return Choice.PASS;
        }
        if (isHopeless(Estimate.of(evaluation, terms), player, moves, position.board())) {
            return Choice.RESIGN;
        }
        int best = Board.NO_POINT;
        double value = value(position.pass(), player, terms) + WORTH_A_MOVE;
        for (int point : Candidates.of(position, evaluation.expectation(), most)) {
            double after = value(position.play(player, point), player, terms);
            if (after > value && legal.test(point)) {
                best = point;
                value = after;
            }
        }
        return Choice.at(best);
    }

    /** Whether every point is expected to be whose it is counted to be, and no point that counts is left to take. */
    private static boolean isSettled(ScoreReport report, Expectation expectation) {
        boolean open = report.terms().rules().scoring() == Scoring.AREA
                && !report.dame().isEmpty();
        boolean forced = !report.assessment().teire().isEmpty()
                || !report.assessment().kos().isEmpty();
        return !open
                && !forced
                && agrees(report.ownership().black(), 1, expectation)
                && agrees(report.ownership().white(), -1, expectation);
    }

    private static boolean agrees(PointSet points, int sign, Expectation expectation) {
        for (int point : points.toArray()) {
            if (sign * expectation.at(point) < SETTLED) {
                return false;
            }
        }
        return true;
    }

    private static double value(Position position, Color player, Terms terms) {
        double score = Estimate.of(Evaluation.of(position, READING), terms).score();
        return player == Color.BLACK ? score : -score;
    }

    private boolean isHopeless(Estimate estimate, Color player, int moves, Board board) {
        double chance = player == Color.BLACK ? estimate.chance() : 1 - estimate.chance();
        double ahead = player == Color.BLACK ? estimate.score() : -estimate.score();
        return resigns && moves > board.size() / 2 && chance < HOPELESS && ahead < -FAR_BEHIND;
    }
}
