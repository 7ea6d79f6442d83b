package org.seichi.app.suite;

import java.util.List;

/**
 * How far an estimator is from the final margins at one move number.
 *
 * @param games number of games for which it said something
 * @param meanError mean distance in points, not capped
 * @param errorHalfWidth half the width of its 95 % interval
 * @param bias mean of what it says less the final margin
 * @param correlation of what it says with the final margin, -1 to 1; 0 if either does not vary
 * @param winner percent of games with the right winner; an even score is wrong but in a drawn game
 * @param winnerHalfWidth half the width of its 95 % interval
 */
public record EvaluationFigures(
        int games,
        double meanError,
        double errorHalfWidth,
        double bias,
        double correlation,
        double winner,
        double winnerHalfWidth) {
    /** Standard deviations to both sides that hold 95 % of a normal distribution. */
    static final double NINETY_FIVE = 1.96;

    /**
     * The figures of some rows.
     *
     * @param estimator its number
     */
    public static EvaluationFigures of(List<EvaluationRow> rows, int estimator) {
        List<EvaluationRow> answered = rows.stream()
                .filter(row -> row.scores().get(estimator).isPresent())
                .toList();
        if (answered.isEmpty()) {
            return new EvaluationFigures(0, 0, 0, 0, 0, 0, 0);
        }
        double[] said = answered.stream()
                .mapToDouble(row -> row.scores().get(estimator).getAsDouble())
                .toArray();
        double[] margins =
                answered.stream().mapToDouble(EvaluationRow::recorded).toArray();
        return of(said, margins);
    }

    private static EvaluationFigures of(double[] said, double[] recorded) {
        int games = said.length;
        Moments errors = new Moments();
        double bias = 0;
        int right = 0;
        for (int i = 0; i < games; i++) {
            double error = said[i] - recorded[i];
            errors.add(Math.abs(error));
            bias += error;
            right += Math.signum(said[i]) == Math.signum(recorded[i]) ? 1 : 0;
        }
        double share = (double) right / games;
        return new EvaluationFigures(
                games,
                errors.mean(),
                NINETY_FIVE * errors.deviation() / Math.sqrt(games),
                bias / games,
                Moments.correlation(said, recorded),
                100 * share,
                100 * NINETY_FIVE * Math.sqrt(share * (1 - share) / games));
    }
}
