package org.seichi.app.suite;

import java.util.List;

/**
 * The errors of one estimator against the final margins, at one move number.
 *
 * @param games number of games with an estimate
 * @param meanError mean absolute error in points, not capped
 * @param errorHalfWidth half the width of the 95 % confidence interval of {@code meanError}
 * @param bias mean of estimate less final margin, in points
 * @param correlation correlation of estimate and final margin, -1 to 1; 0 if either does not vary
 * @param winner percentage of games with the right winner; an estimate of 0 is right only in a drawn game
 * @param winnerHalfWidth half the width of the 95 % confidence interval of {@code winner}
 */
public record EvaluationFigures(
        int games,
        double meanError,
        double errorHalfWidth,
        double bias,
        double correlation,
        double winner,
        double winnerHalfWidth) {
    /** Standard deviations on either side of the mean that contain 95 % of a normal distribution. */
    static final double NINETY_FIVE = 1.96;

    /**
     * The figures of one estimator over these rows.
     *
     * @param estimator index of the estimator in {@link EvaluationRow#scores}
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
