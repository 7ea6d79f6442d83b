package org.seichi.app.suite;

import java.util.List;

/**
 * How far an estimator is from the final margins at one move number.
 *
 * @param games number of games for which it said something
 * @param meanError mean distance in points, not capped
 * @param errorHalfWidth half the width of its 95 % interval
 * @param bias mean of what it says less the final margin
 * @param winner percent of games with the right winner; an even score is wrong but in a drawn game
 * @param winnerHalfWidth half the width of its 95 % interval
 */
public record EvaluationFigures(
        int games, double meanError, double errorHalfWidth, double bias, double winner, double winnerHalfWidth) {
    private static final double NINETY_FIVE = 1.96;

    /**
     * The figures of some rows.
     *
     * @param estimator its number
     */
    public static EvaluationFigures of(List<EvaluationRow> rows, int estimator) {
        int games = 0;
        double sum = 0;
        double squares = 0;
        double bias = 0;
        int right = 0;
        for (EvaluationRow row : rows) {
            if (row.scores().get(estimator).isEmpty()) {
                continue;
            }
            games++;
            double score = row.scores().get(estimator).getAsDouble();
            double error = score - row.recorded();
            sum += Math.abs(error);
            squares += error * error;
            bias += error;
            right += Math.signum(score) == Math.signum(row.recorded()) ? 1 : 0;
        }
        if (games == 0) {
            return new EvaluationFigures(0, 0, 0, 0, 0, 0);
        }
        double mean = sum / games;
        double share = (double) right / games;
        double spread = Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
        return new EvaluationFigures(
                games,
                mean,
                NINETY_FIVE * spread,
                bias / games,
                100 * share,
                100 * NINETY_FIVE * Math.sqrt(share * (1 - share) / games));
    }
}
