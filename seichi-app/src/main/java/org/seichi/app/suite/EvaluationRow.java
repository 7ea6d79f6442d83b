package org.seichi.app.suite;

import java.util.List;
import java.util.OptionalDouble;

/**
 * The evaluation of one position of a game.
 *
 * @param file name of the file within the suite
 * @param move number of the move after which the position stands
 * @param recorded the final margin in points, Black positive
 * @param scores the estimates in points, in the order of the estimators; empty where there is none
 * @param low the lower end of the evaluation's interval for the margin, in points
 * @param high the upper end of that interval
 * @param chance Black's chance to win according to the evaluation, 0 to 1
 * @param owners the errors in the owners of points and the life of stones
 * @param nanos duration of the evaluation in nanoseconds
 */
public record EvaluationRow(
        String file,
        int move,
        double recorded,
        List<OptionalDouble> scores,
        double low,
        double high,
        double chance,
        OwnerErrors owners,
        long nanos) {
    /** Keeps an immutable copy. */
    public EvaluationRow {
        scores = List.copyOf(scores);
    }

    /** Whether the game is held back, see {@link HeldBack}. */
    public boolean heldBack() {
        return HeldBack.test(file);
    }

    /** Whether the final margin lies in the interval of the evaluation. */
    boolean holds() {
        return low <= recorded && recorded <= high;
    }
}
