package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.rules.Scoring;

/**
 * The score of an unfinished game: an {@link Evaluation} under the terms of the game. All numbers are points, Black
 * positive, komi included.
 *
 * @param score what is expected, the turn included
 * @param low the lower end of an interval that holds the final score in four of five games
 * @param high its upper end
 * @param deviation its standard deviation
 * @param plain the score by the paper's weights, without the turn
 */
public record Estimate(double score, double low, double high, double deviation, double plain) {
    /** So many standard deviations to both sides hold four fifths of a normal distribution. */
    private static final double FOUR_FIFTHS = 1.2816;

    private static final double SMALLEST_DEVIATION = 0.5;

    /** Counts an evaluation. */
    public static Estimate of(Evaluation evaluation, Terms terms) {
        double rest = adjustment(evaluation.position(), terms);
        double score = evaluation.board() + evaluation.turn() + rest;
        double deviation = Math.max(SMALLEST_DEVIATION, evaluation.expectation().deviation());
        double low = score - FOUR_FIFTHS * deviation - atStake(evaluation, Color.WHITE);
        double high = score + FOUR_FIFTHS * deviation + atStake(evaluation, Color.BLACK);
        double plain = evaluation.kinds().area() + rest;
        return new Estimate(score, low, high, deviation, plain);
    }

    /** Black's chance to win, 0 to 1. */
    public double chance() {
        return chanceOf(score);
    }

    /** The chance to win of a player with an expected lead in points. */
    public double chanceOf(double lead) {
        return Expectation.chance(lead / deviation);
    }

    /**
     * What is added to Black's lead in area: komi, compensation, and under territory rules what makes of the difference in
     * area the difference in territory and prisoners, the stones that one side has played more.
     */
    public static double adjustment(Position position, Terms terms) {
        double sum = -(terms.komi() + terms.compensation()) / 2.0;
        if (terms.rules().scoring() == Scoring.TERRITORY) {
            int black = position.stones(Color.BLACK).size() + position.capturedBy(Color.WHITE);
            int white = position.stones(Color.WHITE).size() + position.capturedBy(Color.BLACK);
            sum += white - black;
        }
        return sum;
    }

    /** What a player gets by his greatest double threat: the smaller of the two things that he threatens. */
    private static double atStake(Evaluation evaluation, Color player) {
        return evaluation.doubleThreats().stream()
                .filter(threat -> threat.player() == player)
                .mapToInt(threat -> threat.rescued().stream()
                        .mapToInt(stones -> 2 * stones.size())
                        .min()
                        .orElse(0))
                .max()
                .orElse(0);
    }
}
